/** A cell as it is shown in a spreadsheet. */
export type Celda = string | number | null;

/**
 * A spreadsheet runs as a formula what begins like one, also after blanks and in full-width letters; an apostrophe
 * makes it text. Numbers of ours are written as numbers and never come through here.
 */
const neutral = (text: string): string =>
  /^[\s\u0000]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;

const cell = (value: Celda, decimal: string): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimal);
  return `"${neutral(value).replaceAll('"', '""')}"`;
};

/** Without it Excel reads the accents in the system's old encoding. */
const BOM = '\uFEFF';

/**
 * Where numbers have a decimal comma, Excel separates columns by semicolons; commas would put each row into one
 * column.
 */
export const toCsv = (rows: Celda[][], idioma: string): string => {
  const decimal = (1.5).toLocaleString(idioma).charAt(1);
  const separator = decimal === ',' ? ';' : ',';
  return BOM + rows.map((row) => row.map((each) => cell(each, decimal)).join(separator) + '\r\n').join('');
};
