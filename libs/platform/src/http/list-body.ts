import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows that are written at once; a task takes some microseconds. */
const SLICE = 250;

export interface ListBody {
  bytes: Buffer;
  etag: string;
}

/**
 * A reply as JSON.stringify writes it, with its ETag. The rows of a long list are written in slices, between which other
 * requests have their turn: four megabytes in one piece would let all of them wait for tens of milliseconds.
 */
export async function listBodyOf(content: unknown): Promise<ListBody> {
  const hash = createHash('sha1');
  const parts: Buffer[] = [];
  for await (const text of textsOf(content)) {
    const part = Buffer.from(text);
    hash.update(part);
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), etag: `W/"${hash.digest('base64url')}"` };
}

async function* textsOf(content: unknown): AsyncGenerator<string> {
  if (!isReply(content) || !Object.values(content).some(isLong)) return yield JSON.stringify(content);
  let between = '{';
  for (const [field, value] of Object.entries(content)) {
    if (value === undefined) continue;
    yield `${between}${JSON.stringify(field)}:`;
    between = ',';
    if (isLong(value)) yield* rowsOf(value);
    else yield JSON.stringify(value);
  }
  yield '}';
}

async function* rowsOf(rows: readonly unknown[]): AsyncGenerator<string> {
  for (let at = 0; at < rows.length; at += SLICE) {
    if (at > 0) await nextTurn();
    const slice = JSON.stringify(rows.slice(at, at + SLICE)).slice(1, -1);
    yield `${at === 0 ? '[' : ','}${slice}`;
  }
  yield ']';
}

const isReply = (content: unknown): content is Record<string, unknown> =>
  typeof content === 'object' && content !== null && !Array.isArray(content) && !('toJSON' in content);

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > SLICE;
