const DELIMITERS = ['\t', ';', ',', '|'];
/** As many as a list shows and a person reads; work in thousands comes by the importer. */
export const MAX_FILAS = 500;

/** The one that is most often outside of quotes in the first line. */
function delimiterOf(texto: string): string {
  const bare = (texto.trimStart().split('\n')[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, times: bare.split(delimiter).length }));
  return counted.reduce((most, one) => (one.times > most.times ? one : most)).delimiter;
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula. */
const plainCell = (cell: string): string => cell.replace(/^'(?=\s*[=+\-@＝＋－＠])/u, '').trim();

/** The cells of a CSV file or of what was copied from a spreadsheet, without empty rows. */
export async function readRows(texto: string): Promise<string[][]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const rows: string[][] = parse(texto, {
    bom: true,
    delimiter: delimiterOf(texto),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: MAX_FILAS + 2,
  });
  return rows.map((row) => row.map(plainCell)).filter((row) => row.some(Boolean));
}
