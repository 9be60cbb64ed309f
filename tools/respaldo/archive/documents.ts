import { createHash, type Hash } from 'node:crypto';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Documents, Part } from './manifest.ts';

const PART_BYTES = 4 * 1024 * 1024;
const LENGTH_BYTES = 4;

/** Collects BSON documents into parts of a few megabytes, so that memory does not grow with the data. */
export class DocumentsWriter {
  private readonly archive: ArchiveWriter;
  private readonly folder: string;
  private readonly digest: Hash = createHash('sha256');
  private readonly partes: Part[] = [];
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;
  private documentos = 0;

  constructor(archive: ArchiveWriter, folder: string) {
    this.archive = archive;
    this.folder = folder;
  }

  async add(document: Uint8Array): Promise<void> {
    this.digest.update(document);
    this.documentos += 1;
    this.waiting.push(document);
    this.waitingBytes += document.length;
    if (this.waitingBytes >= PART_BYTES) await this.flush();
  }

  get size(): number {
    return this.documentos;
  }

  async finish(): Promise<Documents> {
    await this.flush();
    return { documentos: this.documentos, sha256: this.digest.digest('hex'), partes: this.partes };
  }

  private async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    const name = `${this.folder}/${String(this.partes.length + 1).padStart(6, '0')}.bson`;
    this.partes.push(await this.archive.add(name, bytes));
  }
}

/** Splits a part into its documents, each of which begins with its length. */
export function* splitDocuments(part: Buffer): Generator<Buffer> {
  for (let at = 0; at < part.length;) {
    const length = at + LENGTH_BYTES <= part.length ? part.readInt32LE(at) : 0;
    if (length <= LENGTH_BYTES || at + length > part.length) throw new Error('un documento está cortado');
    yield part.subarray(at, at + length);
    at += length;
  }
}
