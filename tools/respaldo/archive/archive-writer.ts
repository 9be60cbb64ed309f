import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Part } from './manifest.ts';

/** The archive contains password hashes and the signing key. */
const ONLY_OWNER = 0o600;
const FAST = 1;

/** Writes a tar.gz piece by piece, under a temporary name until it is complete. */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly digest = createHash('sha256');
  private readonly written: Promise<void>;
  private readonly path: string;
  private fault: unknown = null;

  constructor(path: string) {
    this.path = path;
    const measured = new PassThrough();
    measured.on('data', (chunk: Buffer) => this.digest.update(chunk));
    const file = createWriteStream(this.partial, { mode: ONLY_OWNER });
    this.written = pipeline(this.tar, createGzip({ level: FAST }), measured, file);
    this.written.catch((error: unknown) => (this.fault = error));
  }

  /** Resolves when the bytes have nearly left memory. */
  async add(fichero: string, bytes: Uint8Array): Promise<Part> {
    await Promise.race([this.entry(fichero, bytes), this.written]);
    if (this.fault) throw this.fault;
    return { fichero, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  /** Renames the archive once it is on disk, and writes its digest beside it for `sha256sum -c`. */
  async finish(): Promise<string> {
    this.tar.finalize();
    await this.written;
    const file = await open(this.partial, 'r');
    await file.sync();
    await file.close();
    const sha256 = this.digest.digest('hex');
    await rename(this.partial, this.path);
    await writeFile(`${this.path}.sha256`, `${sha256}  ${basename(this.path)}\n`);
    return sha256;
  }

  async discard(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    await rm(this.partial, { force: true });
  }

  private get partial(): string {
    return `${this.path}.parcial`;
  }

  private entry(name: string, bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = this.tar.entry({ name, size: bytes.length, mode: ONLY_OWNER }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.end(bytes);
    });
  }
}
