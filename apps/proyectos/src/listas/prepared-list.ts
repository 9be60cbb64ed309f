import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipped = promisify(gzip);

/** Smaller lists cost more to compress than to send. */
const MIN_GZIP_LENGTH = 20_000;
/** Level 6 takes more than twice the time (measured on 250 kB). */
const GZIP_LEVEL = 1;

/** The finished reply of a list, made once and sent to every reader who gets the same one. */
export class PreparedList {
  readonly body: Buffer;
  /**
   * Computed from the bytes, not from versions: names of teams and people change without the listed entities changing.
   */
  readonly etag: string;
  private compressed: Promise<Buffer> | null = null;

  constructor(content: unknown) {
    this.body = Buffer.from(JSON.stringify(content));
    this.etag = `W/"${createHash('sha1').update(this.body).digest('base64url')}"`;
  }

  get isWorthCompressing(): boolean {
    return this.body.length >= MIN_GZIP_LENGTH;
  }

  gzipped(): Promise<Buffer> {
    return (this.compressed ??= gzipped(this.body, { level: GZIP_LEVEL }));
  }
}
