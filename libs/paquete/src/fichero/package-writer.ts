import { createHash, type Hash } from 'node:crypto';
import { canonicalJson, sha256Of } from './canonical';
import type { Kind, Line } from '../lines/lines';
import type { KindDigest } from './manifest';

/** Where the entries of a package are written. */
interface Archive {
  add(name: string, bytes: Uint8Array): Promise<unknown>;
}

const PART_BYTES = 4 * 1024 * 1024;

/** Writes the lines of one kind in parts of a few megabytes, so that memory does not grow with the project. */
export class LinesWriter<K extends Kind> {
  private readonly archive: Archive;
  private readonly kind: K;
  private readonly digest: Hash = createHash('sha256');
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private parts = 0;
  private lineas = 0;

  constructor(archive: Archive, kind: K) {
    this.archive = archive;
    this.kind = kind;
  }

  async add(line: Line<K>): Promise<void> {
    const bytes = Buffer.from(`${canonicalJson(line)}\n`);
    this.digest.update(bytes);
    this.lineas += 1;
    this.waiting.push(bytes);
    this.waitingBytes += bytes.length;
    if (this.waitingBytes >= PART_BYTES) await this.flush();
  }

  async finish(): Promise<KindDigest> {
    await this.flush();
    return { tipo: this.kind, lineas: this.lineas, sha256: this.digest.digest('hex') };
  }

  private async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const bytes = Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    this.parts += 1;
    await this.archive.add(`datos/${this.kind}/${String(this.parts).padStart(6, '0')}.ndjson`, bytes);
  }
}

/** Writes the bytes of files, each content once, named by its digest. */
export class FilesWriter {
  private readonly archive: Archive;
  private readonly written = new Set<string>();

  constructor(archive: Archive) {
    this.archive = archive;
  }

  async add(bytes: Buffer): Promise<string> {
    const sha256 = sha256Of(bytes);
    if (!this.written.has(sha256)) await this.archive.add(`archivos/${sha256}`, bytes);
    this.written.add(sha256);
    return sha256;
  }
}
