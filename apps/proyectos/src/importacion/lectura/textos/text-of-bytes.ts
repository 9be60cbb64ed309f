const BOMS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];
/** What Excel writes on Windows in western Europe; a superset of latin1. */
const LEGACY = 'windows-1252';

/** By its mark, or by the zeros that half of the bytes of western texts are in UTF-16. */
function encodingOf(head: Buffer): string | null {
  const marked = BOMS.find(({ bytes }) => bytes.every((byte, i) => head[i] === byte));
  if (marked) return marked.encoding;
  const pairs = Math.min(head.length, 512) >> 1;
  const zeros = [0, 1].map((at) =>
    Array.from({ length: pairs }, (_, i) => head[2 * i + at]).filter((b) => b === 0),
  );
  if (pairs > 1 && zeros[1]!.length > pairs / 2) return 'utf-16le';
  if (pairs > 1 && zeros[0]!.length > pairs / 2) return 'utf-16be';
  return null;
}

const isAscii = (chunk: Buffer): boolean => chunk.every((byte) => byte < 0x80);

/** Bytes that a chunk may end in the middle of a character with. */
const MAX_CHARACTER_BYTES = 4;

/**
 * The text of a file, piece by piece. Without a mark it is UTF-8, unless most of its first characters outside of ASCII are
 * not: then it is what Excel writes on Windows.
 */
export async function* textOfBytes(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  let pending: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
    if (pending.length < MAX_CHARACTER_BYTES) continue;
    const marked = encodingOf(pending);
    if (!marked && isAscii(pending)) {
      yield pending.toString('latin1');
      pending = Buffer.alloc(0);
      continue;
    }
    decoder = new TextDecoder(marked ?? legacyUnlessUtf8(pending));
    yield decoder.decode(pending, { stream: true });
    pending = Buffer.alloc(0);
  }
  if (decoder) yield decoder.decode();
  else if (pending.length)
    yield new TextDecoder(encodingOf(pending) ?? legacyUnlessUtf8(pending)).decode(pending);
}

const SEQUENCE = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;

/** A row from elsewhere among others must not make them all unreadable: what most characters are written in is meant. */
function legacyUnlessUtf8(chunk: Buffer): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(chunk, { stream: true });
    return 'utf-8';
  } catch {
    const bytes = chunk.toString('latin1');
    const written = bytes.match(SEQUENCE)?.length ?? 0;
    const others = bytes.replaceAll(SEQUENCE, '').match(/[\x80-\xff]/g)?.length ?? 0;
    return written > 0 && written >= others ? 'utf-8' : LEGACY;
  }
}
