import { crc32 } from 'node:zlib';
import { MongoError } from '../../errors.ts';

/** Rows carry their checksum because SQLite has none for its pages: without it, a flipped bit is served as data. */
export function checksum(seed: number, ...parts: (string | Uint8Array)[]): number {
  return parts.reduce((sum: number, part) => crc32(part, sum), seed >>> 0);
}

/** Rows written by versions without checksums have none until they are written again. */
export function assertIntact(stored: number | null, actual: () => number, what: string): void {
  if (stored === null || stored === actual()) return;
  throw new MongoError(
    1,
    'InternalError',
    `Datos dañados en el disco (${what}): hay que restaurar una copia`,
  );
}
