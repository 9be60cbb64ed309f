const EMPTY = Buffer.alloc(0);
const MAX_MESSAGE_BYTES = 48_000_000;

/** Cuts a byte stream into wire messages; a message may arrive in pieces or several at once. */
export class FrameReader {
  private rest: Buffer = EMPTY;

  push(chunk: Buffer): Buffer[] {
    let bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const frames: Buffer[] = [];
    while (bytes.length >= 4) {
      const length = bytes.readInt32LE(0);
      if (length < 16 || length > MAX_MESSAGE_BYTES) throw new RangeError(`invalid message length ${length}`);
      if (bytes.length < length) break;
      frames.push(bytes.subarray(0, length));
      bytes = bytes.subarray(length);
    }
    this.rest = bytes;
    return frames;
  }
}
