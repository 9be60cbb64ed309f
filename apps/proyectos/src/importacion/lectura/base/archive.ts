import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Budget } from './budget';
import { damaged } from './refusal';

/** Names that are read before others have their turn. */
const AT_ONCE = 100;

/** The files of the archive by name; sizes are checked by the library against what arrives. */
export class Archive {
  private readonly zip: ZipFile;
  private readonly entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.zip = zip;
    this.entries = entries;
  }

  /** Refused for what is packed in it, before any of it is unpacked. */
  static open(bytes: Buffer, budget: Budget): Promise<Archive> {
    budget.archive();
    return new Promise((resolve, reject) => {
      yauzl.fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
        if (error) return reject(damaged());
        const entries = new Map<string, Entry>();
        zip.on('error', () => reject(damaged()));
        zip.on('entry', (entry: Entry) => {
          try {
            budget.entry(entry.uncompressedSize);
          } catch (refused) {
            return reject(refused as Error);
          }
          entries.set(entry.fileName, entry);
          if (entries.size % AT_ONCE) zip.readEntry();
          else void setImmediate().then(() => zip.readEntry());
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
