const HEADER_BYTES = 16;
const MAX_MESSAGE_BYTES = 48_000_000;

/** Splits a byte stream into wire messages, which may arrive in pieces or several at once. */
export class FrameReader {
  private pieces: Buffer[] = [];
  private received = 0;
  /** Waits for this many bytes: joining the pieces sooner would copy a large message once per piece. */
  private needed = 4;

  push(chunk: Buffer): Buffer[] {
    this.pieces.push(chunk);
    this.received += chunk.length;
    if (this.received < this.needed) return [];
    let bytes = this.pieces.length === 1 ? chunk : Buffer.concat(this.pieces);
    const frames: Buffer[] = [];
    this.needed = lengthOf(bytes);
    while (bytes.length >= this.needed) {
      frames.push(bytes.subarray(0, this.needed));
      bytes = bytes.subarray(this.needed);
      this.needed = lengthOf(bytes);
    }
    this.pieces = bytes.length === 0 ? [] : [bytes];
    this.received = bytes.length;
    return frames;
  }
}

/** Length of the message that begins here; while its length field is incomplete, that of the field. */
function lengthOf(bytes: Buffer): number {
  if (bytes.length < 4) return 4;
  const length = bytes.readInt32LE(0);
  if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
    throw new RangeError(`invalid message length ${length}`);
  return length;
}
