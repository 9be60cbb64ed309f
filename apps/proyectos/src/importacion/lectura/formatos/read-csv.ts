import { unmarked } from '@pmp/contracts/common/csv';
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { MAX_ROW_CHARACTERS } from '../base/budget';
import { damaged, Refusal } from '../base/refusal';
import { textOfBytes } from '../textos/text-of-bytes';

const DELIMITERS = [',', ';', '\t', '|'];
/** Enough for the header of a file with hundreds of columns. */
const HEAD_CHARACTERS = 64 * 1024;
/** Excel says so in the first line which delimiter it wrote. */
const SEP = /^sep=(.)\r?\n/i;

/** The one that is most often outside of quotes in the first line. */
export function delimiterOf(head: string): string {
  const times = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of head) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === '\n' && !isQuoted) break;
    if (!isQuoted && times.has(character)) times.set(character, times.get(character)! + 1);
  }
  return [...times].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

async function headOf(pieces: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (head.length < HEAD_CHARACTERS) {
    const { done, value } = await pieces.next();
    if (done) break;
    head += value;
  }
  return head;
}

/** Its rows, the header first, as they arrive: no more than a few of them are ever in memory. */
export async function* readCsv(bytes: AsyncIterable<Buffer>, delimiter?: string): AsyncGenerator<string[]> {
  const pieces = textOfBytes(bytes);
  let head = await headOf(pieces);
  const told = SEP.exec(head);
  if (told) head = head.slice(told[0].length);
  async function* whole() {
    yield head;
    yield* pieces;
  }
  const parser = parse({
    delimiter: told?.[1] ?? delimiter ?? delimiterOf(head),
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  const source = Readable.from(whole());
  source.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of source.pipe(parser)) yield (row as string[]).map(unmarked);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new Refusal('filaEnorme', { max: MAX_ROW_CHARACTERS });
    throw damaged((error['lines'] as number | undefined) ?? 1);
  } finally {
    source.destroy();
  }
}
