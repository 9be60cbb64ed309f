import { erroresImportacion } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { textOfBytes } from './text-of-bytes';

const DELIMITERS = [',', ';', '\t', '|'];
/** Enough for the header of a file with hundreds of columns. */
const HEAD_CHARACTERS = 64 * 1024;
/** A quote that is never closed would make one row of the rest of the file. */
const MAX_ROW_CHARACTERS = 2_000_000;
/** Excel says so in the first line which delimiter it wrote. */
const SEP = /^sep=(.)\r?\n/i;

/** The one that is most often outside of quotes in the first line. */
export function delimiterOf(head: string): string {
  const line = /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(head)?.[0] ?? '';
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, times: bare.split(delimiter).length }));
  return counted.reduce((most, one) => (one.times > most.times ? one : most)).delimiter;
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
    for await (const row of source.pipe(parser)) yield row as string[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DomainError(erroresImportacion.ficheroDanado, {
      linea: (error['lines'] as number | undefined) ?? 1,
    });
  } finally {
    source.destroy();
  }
}
