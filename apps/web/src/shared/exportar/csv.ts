/** The value of a cell. */
export type Celda = string | number | null;

/**
 * A spreadsheet executes a text that begins like a formula, even after blanks and in full-width characters; an
 * apostrophe prevents that. Our own numbers are written as numbers and do not pass through here.
 */
const neutral = (text: string): string =>
  /^[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;

const cell = (value: Celda, decimal: string): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  return `"${neutral(value).replaceAll('"', '""')}"`;
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
