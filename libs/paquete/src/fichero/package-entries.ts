import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { KINDS, type Kind } from '../lines/lines';
import { MANIFEST_NAME } from './manifest';

export type PackageEntry =
  | { what: 'lines'; kind: Kind; bytes: Buffer }
  | { what: 'file'; sha256: string; bytes: Buffer }
  | { what: 'manifest'; bytes: Buffer };

/** A file has at most 10 MB and a part of lines little more than 4; a manifest lists everybody. */
const MAX_ENTRY_BYTES = 16 * 1024 * 1024;
/** People's texts compress at most twenty times; anything far beyond was made to fill a disk or waste hours. */
const MAX_RATIO = 200;
const ALWAYS_ALLOWED_BYTES = 64 * 1024 * 1024;
const NAME = /^(?:datos\/([a-z]+)\/\d{6}\.ndjson|archivos\/([0-9a-f]{64}))$/;

type Named = { what: 'manifest' } | { what: 'lines'; kind: Kind } | { what: 'file'; sha256: string };

/** An entry's name is never used as a path: it must be one of a package's names, or the entry is rejected. */
function namedBy({ name, type, size = 0 }: Header): Named {
  if (type !== 'file') throw new Error(`${name}: no es un fichero`);
  if (size > MAX_ENTRY_BYTES) throw new Error(`${name}: demasiado grande para ser de un paquete`);
  if (name === MANIFEST_NAME) return { what: 'manifest' };
  const [, kind, sha256] = NAME.exec(name) ?? [];
  if (sha256) return { what: 'file', sha256 };
  if (!KINDS.includes(kind as Kind)) throw new Error(`${name}: no es de un paquete`);
  return { what: 'lines', kind: kind as Kind };
}

/** gzip and tar report unreadable bytes in English. */
function spanish(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const isForeign = code?.startsWith('Z_') || /^(Unexpected end of data|Invalid tar header)/.test(message);
  return isForeign ? new Error(`está dañado o cortado (${message})`, { cause: error }) : error;
}

/** A package, wherever it is. */
export interface PackageFile {
  /** In bytes. */
  size: number;
  /** Its bytes, from the beginning. */
  open(): Readable | Promise<Readable>;
}

/** In the order of writing, one entry in memory at a time; throws if the package is cut off or damaged. */
export async function* readEntries({ size, open }: PackageFile): AsyncGenerator<PackageEntry> {
  const allowed = Math.max(ALWAYS_ALLOWED_BYTES, size * MAX_RATIO);
  const file = await open();
  const gunzip = createGunzip();
  const tar = extract();
  file.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => tar.destroy(error));
  let bytes = 0;
  gunzip.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > allowed) gunzip.destroy(new Error('se expande mucho más de lo que ocupa un proyecto'));
  });
  file.pipe(gunzip).pipe(tar);
  try {
    for await (const entry of tar) {
      const named = namedBy(entry.header);
      yield { ...named, bytes: await buffer(entry) };
    }
  } catch (error) {
    throw spanish(error);
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}
