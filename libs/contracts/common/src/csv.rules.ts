/** The value of a cell. */
export type Celda = string | number | null;

/** What a spreadsheet takes for a formula, even after blanks and in full-width characters, and lines that it breaks. */
const RUNS = /^'*(?:[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

/**
 * A spreadsheet executes a text that begins like a formula; an apostrophe prevents that. One that a text has already is
 * not ours: it gets another, so that reading takes back exactly the one that was put there. Our own numbers are written
 * as numbers and do not pass through here.
 */
const marked = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

/** What a cell said before it was marked. */
export const unmarked = (cell: string): string =>
  cell.startsWith("'") && RUNS.test(cell.slice(1)) ? cell.slice(1) : cell;

const cell = (value: Celda, decimal: string): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  return `"${marked(value).replaceAll('"', '""')}"`;
};

/** Without this mark Excel would read accents in the system's old encoding. */
const BOM = '\uFEFF';

/**
 * In languages with a decimal comma Excel expects semicolons between columns; commas would put each row into one
 * column.
 */
export const toCsv = (rows: readonly Celda[][], idioma: string): string => {
  const decimal = (1.5).toLocaleString(idioma).charAt(1);
  const separator = decimal === ',' ? ';' : ',';
  return BOM + rows.map((row) => row.map((each) => cell(each, decimal)).join(separator) + '\r\n').join('');
};

/** Several things in one cell, between commas; `listIn` reads them again. */
export const listed = (all: readonly string[]): string => all.map(quoted).join(', ');

/** One thing of several: in quotes where it has what stands between or around them. */
export const quoted = (text: string): string =>
  /[,;\n"[\]]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** What a cell lists: between commas, semicolons or lines, in brackets or not; what is in quotes is one thing. */
export function listIn(cell: string): string[] {
  const trimmed = cell.trim();
  const text = trimmed.startsWith('[') && trimmed.endsWith(']') ? trimmed.slice(1, -1) : trimmed;
  const found: string[] = [];
  let [from, isQuoted] = [0, false];
  for (let at = 0; at <= text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    const isEnd =
      at === text.length || (!isQuoted && (text[at] === ',' || text[at] === ';' || text[at] === '\n'));
    if (!isEnd) continue;
    found.push(unquoted(text.slice(from, at).trim()));
    from = at + 1;
  }
  return found.filter(Boolean);
}

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"').trim()
    : text;
