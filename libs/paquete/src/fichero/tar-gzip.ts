import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

const ONLY_OWNER = 0o600;
const FAST = 1;

/** A tar.gz that is read while it is written. */
export class TarGzip {
  /** Its bytes; whoever does not read them holds up `add`. */
  readonly bytes = new PassThrough();
  private readonly tar = pack();
  private readonly written: Promise<void>;

  constructor() {
    this.written = pipeline(this.tar, createGzip({ level: FAST }), this.bytes);
    this.written.catch(() => undefined);
  }

  /** Resolves when the bytes have nearly left memory. */
  add(name: string, bytes: Uint8Array): Promise<void> {
    const entry = new Promise<void>((resolve, reject) => {
      this.tar
        .entry({ name, size: bytes.length, mode: ONLY_OWNER }, (error) => (error ? reject(error) : resolve()))
        .end(bytes);
    });
    return Promise.race([entry, this.written]);
  }

  async finish(): Promise<void> {
    this.tar.finalize();
    await this.written;
  }

  /** Lets whoever reads it know that it ends here, and why. */
  fail(error: Error): void {
    this.tar.destroy(error);
  }
}
