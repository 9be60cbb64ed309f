import type { Origen } from '@pmp/contracts/proyectos';
import { guessOrigen } from '../mapeo/guess.rules';
import { readCsv } from './read-csv';

/** A file as a table, whatever it was: the header, and its rows as they are read. */
export interface Table {
  origen: Origen;
  header: string[];
  rows: AsyncIterable<string[]>;
}

/** Null for a file without even a header. `told`: what the person says that it is. */
export async function readTable(bytes: AsyncIterable<Buffer>, told?: Origen): Promise<Table | null> {
  const rows = readCsv(bytes);
  const { done, value } = await rows.next();
  if (done) return null;
  const header = value.map((name) => name.trim());
  return { origen: told ?? guessOrigen(header), header, rows };
}
