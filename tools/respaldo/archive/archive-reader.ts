import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Our parts are far smaller; a larger one is not ours, and would fill the memory. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

/** Yields entries in the order of writing; throws if the file is cut off or damaged. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  const tar = extract();
  file.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => tar.destroy(error));
  file.pipe(gunzip).pipe(tar);
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      if (size > MAX_ENTRY_BYTES) throw new Error(`${name}: demasiado grande para ser de una copia`);
      yield { name, bytes: await buffer(entry) };
    }
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}
