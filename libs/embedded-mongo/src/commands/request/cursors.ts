import { MongoError } from '../../errors.ts';
import { encode, type Doc } from '../../values/bson/document.ts';
import { CursorReply, type RawDocument } from '../../wire/replies.ts';
import { PAUSE } from '../../aggregation/stages/stage.ts';
import type { Steps } from '../../store/records/slices.ts';
import type { Snapshots } from '../../store/records/snapshots.ts';
import type { StoredRecord } from '../../store/records/records.ts';

const DEFAULT_FIRST_BATCH = 101;
const MAX_BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;
/** What all open cursors together may still have to return. Those left longest make room. */
const MAX_HELD_ITEMS = 4_000_000;
const MAX_CURSORS = 10_000;
/** A cursor left alone loses the versions it holds once this much has been replaced behind it. */
const MAX_REPLACED_BYTES = 64 * 1024 * 1024;
const LEFT_ALONE_MS = 60_000;
/** Documents between two possible pauses. */
const STEP = 500;

interface Cursor {
  namespace: string;
  sessionId: string | null;
  /** Null: a pause. */
  items: Iterator<RawDocument | null>;
  /** Read but not yet returned, to know whether there is more. */
  next: RawDocument | null;
  /** How many documents it holds in memory, at most. */
  held: number;
  replacedBefore: number;
  usedAt: number;
}

export class Cursors {
  private readonly open = new Map<bigint, Cursor>();
  private readonly snapshots: Snapshots;
  private held = 0;
  private nextId = BigInt(Date.now()) << 16n;

  constructor(snapshots: Snapshots) {
    this.snapshots = snapshots;
  }

  get size(): number {
    return this.open.size;
  }

  /** `batchSize` undefined: the server's default; 0: an empty first batch. */
  *firstBatch<T>(
    namespace: string,
    sessionId: string | null,
    items: Iterable<T>,
    toRaw: (item: T) => RawDocument,
    options: {
      batchSize?: number | undefined;
      singleBatch?: boolean | undefined;
      /** How many documents the iterable holds, if it is no list. */
      held?: number;
    } = {},
  ): Steps<CursorReply> {
    const cursor: Cursor = {
      namespace,
      sessionId,
      items: rawItems(items, toRaw),
      next: null,
      held: Array.isArray(items) ? items.length : (options.held ?? 0),
      replacedBefore: this.snapshots.replacedBytes,
      usedAt: Date.now(),
    };
    // While it pauses, what others replace is kept for it.
    this.snapshots.openCursors++;
    try {
      const batch = yield* takingBatch(cursor, options.batchSize ?? DEFAULT_FIRST_BATCH);
      if (options.singleBatch || !(yield* reading(cursor)))
        return new CursorReply('firstBatch', batch, 0n, namespace);
      const id = this.nextId++;
      this.add(id, cursor);
      this.makeRoom();
      return new CursorReply('firstBatch', batch, id, namespace);
    } finally {
      this.snapshots.openCursors--;
    }
  }

  *nextBatch(id: bigint, namespace: string, batchSize: number): Steps<CursorReply> {
    const cursor = this.open.get(id);
    if (cursor === undefined) throw new MongoError(43, 'CursorNotFound', `cursor id ${id} not found`);
    if (cursor.namespace !== namespace) {
      const message = `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`;
      throw new MongoError(13, 'Unauthorized', message);
    }
    cursor.usedAt = Date.now();
    const batch = yield* takingBatch(cursor, batchSize === 0 ? Infinity : batchSize);
    const isOver = !(yield* reading(cursor));
    if (!this.kill(id)) throw new MongoError(237, 'CursorKilled', `cursor id ${id} was killed`);
    if (isOver) return new CursorReply('nextBatch', batch, 0n, namespace);
    this.add(id, cursor);
    return new CursorReply('nextBatch', batch, id, namespace);
  }

  kill(id: bigint): boolean {
    const cursor = this.open.get(id);
    if (cursor === undefined) return false;
    this.open.delete(id);
    this.snapshots.openCursors--;
    this.held -= cursor.held;
    return true;
  }

  /** The last to be used is the last in the map. */
  private add(id: bigint, cursor: Cursor): void {
    this.open.set(id, cursor);
    this.snapshots.openCursors++;
    this.held += cursor.held;
  }

  private makeRoom(): void {
    for (const id of this.open.keys()) {
      const isFull = this.held > MAX_HELD_ITEMS || this.open.size > MAX_CURSORS;
      if (!isFull || this.open.size === 1) return;
      this.kill(id);
    }
  }

  killOfSession(sessionId: string): void {
    for (const [id, cursor] of this.open) if (cursor.sessionId === sessionId) this.kill(id);
  }

  sweep(now: number): void {
    for (const [id, { usedAt, replacedBefore }] of this.open) {
      const replaced = this.snapshots.replacedBytes - replacedBefore;
      const isCostly = replaced > MAX_REPLACED_BYTES && usedAt < now - LEFT_ALONE_MS;
      if (isCostly || usedAt < now - IDLE_MS) this.kill(id);
    }
  }
}

function* rawItems<T>(items: Iterable<T>, toRaw: (item: T) => RawDocument): Iterator<RawDocument | null> {
  for (const item of items) yield item === PAUSE ? null : toRaw(item);
}

/** Whether there is one more, which is then `next`. */
function* reading(cursor: Cursor): Steps<boolean> {
  while (cursor.next === null) {
    const item = cursor.items.next();
    if (item.done) return false;
    cursor.next = item.value;
    if (item.value === null) yield;
  }
  return true;
}

function* takingBatch(cursor: Cursor, count: number): Steps<RawDocument[]> {
  const batch: RawDocument[] = [];
  let bytes = 0;
  while (batch.length < count && (cursor.next !== null || (yield* reading(cursor)))) {
    const raw = cursor.next!;
    if (batch.length > 0 && bytes + raw.length > MAX_BATCH_BYTES) break;
    bytes += raw.length;
    batch.push(raw);
    cursor.next = null;
    if (batch.length % STEP === 0) yield;
  }
  return batch;
}

export function rawRecord(record: StoredRecord): RawDocument {
  return record.bytes();
}

export function rawDoc(doc: Doc): RawDocument {
  return encode(doc);
}
