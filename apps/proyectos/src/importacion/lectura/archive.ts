import { erroresImportacion, MAX_IMPORTACION_MB } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** What it may become: a small file can hold gigabytes of zeros. */
const MAX_UNZIPPED = 300 * 1024 * 1024;
export const damaged = () => new DomainError(erroresImportacion.ficheroDanado, { linea: 1 });

/** The files of the archive by name; sizes are checked by the library against what arrives. */
export class Archive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async read(bytes: AsyncIterable<Buffer>): Promise<Archive> {
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    return Archive.open(Buffer.concat(chunks));
  }

  private static open(bytes: Buffer): Promise<Archive> {
    return new Promise((resolve, reject) => {
      yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
        if (error) return reject(damaged());
        const entries = new Map<string, Entry>();
        let total = 0;
        zip.on('error', () => reject(damaged()));
        zip.on('entry', (entry: Entry) => {
          total += entry.uncompressedSize;
          if (total > MAX_UNZIPPED)
            return reject(new DomainError(erroresImportacion.ficheroGrande, { max: MAX_IMPORTACION_MB }));
          entries.set(entry.fileName, entry);
          zip.readEntry();
        });
        zip.on('end', () => resolve(new Archive(zip, entries)));
        zip.readEntry();
      });
    });
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Of files, with their folders before them. */
  get names(): string[] {
    return [...this.entries.keys()].filter((name) => !name.endsWith('/'));
  }

  stream(name: string): Promise<Readable | null> {
    const entry = this.entries.get(name);
    if (!entry) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      this.zip.openReadStream(entry, (error, stream) => (error ? reject(damaged()) : resolve(stream)));
    });
  }
}
