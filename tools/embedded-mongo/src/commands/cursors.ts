import { MongoError } from '../errors.ts';
import { encode, type Doc } from '../values/document.ts';
import { CursorReply, type RawDocument } from '../wire/replies.ts';
import type { Snapshots } from '../store/snapshots.ts';
import type { StoredRecord } from '../store/records.ts';

const DEFAULT_FIRST_BATCH = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

interface Cursor {
  namespace: string;
  sessionId: string | null;
  toRaw(at: number): RawDocument;
  length: number;
  at: number;
  usedAt: number;
}

export class Cursors {
  private readonly open = new Map<bigint, Cursor>();
  private readonly snapshots: Snapshots;
  private nextId = BigInt(Date.now()) << 16n;

  constructor(snapshots: Snapshots) {
    this.snapshots = snapshots;
  }

  get size(): number {
    return this.open.size;
  }

  /** `batchSize` undefined: the server's default; 0: an empty first batch. */
  firstBatch<T>(
    namespace: string,
    sessionId: string | null,
    items: T[],
    toRaw: (item: T) => RawDocument,
    options: { batchSize?: number | undefined; singleBatch?: boolean | undefined } = {},
  ): CursorReply {
    const cursor: Cursor = {
      namespace,
      sessionId,
      toRaw: (at) => toRaw(items[at]!),
      length: items.length,
      at: 0,
      usedAt: Date.now(),
    };
    const batch = takeBatch(cursor, options.batchSize ?? DEFAULT_FIRST_BATCH);
    if (cursor.at >= cursor.length || options.singleBatch)
      return new CursorReply('firstBatch', batch, 0n, namespace);
    const id = this.nextId++;
    this.open.set(id, cursor);
    this.snapshots.openCursors++;
    return new CursorReply('firstBatch', batch, id, namespace);
  }

  nextBatch(id: bigint, namespace: string, batchSize: number): CursorReply {
    const cursor = this.open.get(id);
    if (cursor === undefined) throw new MongoError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      const message = `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`;
      throw new MongoError(13, 'Unauthorized', message);
    }
    cursor.usedAt = Date.now();
    const batch = takeBatch(cursor, batchSize === 0 ? Infinity : batchSize);
    const isDone = cursor.at >= cursor.length;
    if (isDone) this.kill(id);
    return new CursorReply('nextBatch', batch, isDone ? 0n : id, namespace);
  }

  kill(id: bigint): boolean {
    if (!this.open.delete(id)) return false;
    this.snapshots.openCursors--;
    return true;
  }

  killOfSession(sessionId: string): void {
    for (const [id, cursor] of this.open) if (cursor.sessionId === sessionId) this.kill(id);
  }

  sweep(now: number): void {
    for (const [id, cursor] of this.open) if (cursor.usedAt < now - IDLE_MS) this.kill(id);
  }
}

function takeBatch(cursor: Cursor, count: number): RawDocument[] {
  const batch: RawDocument[] = [];
  let bytes = 0;
  while (cursor.at < cursor.length && batch.length < count) {
    const raw = cursor.toRaw(cursor.at);
    if (batch.length > 0 && bytes + raw.length > MAX_BATCH_BYTES) break;
    bytes += raw.length;
    batch.push(raw);
    cursor.at++;
  }
  return batch;
}

export function rawRecord(record: StoredRecord): RawDocument {
  return record.bytes();
}

export function rawDoc(doc: Doc): RawDocument {
  return encode(doc);
}
