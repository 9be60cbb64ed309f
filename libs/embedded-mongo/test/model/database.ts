import { matches } from './match.ts';
import type { Doc } from './order.ts';
import { updated } from './update.ts';

/** By `_id`. */
type State = ReadonlyMap<number, Doc>;

/** Thrown with the error that MongoDB would return. */
export class Failure extends Error {}

export const CONFLICT = 'code 112';
export const TAKEN = 'code 11000';
/** For inserts that fail for two reasons: either one may be reported. */
export const EITHER = 'code 112 or 11000';

/** Thrown when a write outside a transaction would have to wait for a transaction. */
export class Waits extends Error {}

export type Same = (a: Doc, b: Doc) => boolean;

/** One collection under snapshot isolation: the first writer wins, and an error aborts its transaction. */
export class ModelDatabase {
  readonly open = new Set<ModelTransaction>();
  readonly same: Same;
  private state = new Map<number, Doc>();
  /** When each document was last written or removed. */
  private readonly writtenAt = new Map<number, number>();
  private clock = 0;

  constructor(same: Same) {
    this.same = same;
  }

  begin(): ModelTransaction {
    const transaction = new ModelTransaction(this, new Map(this.state), this.clock);
    this.open.add(transaction);
    return transaction;
  }

  view(): State {
    return this.state;
  }

  check(id: number): void {
    if ([...this.open].some((transaction) => transaction.hasWritten(id))) throw new Waits();
  }

  write(id: number, doc: Doc | null): void {
    if (doc === null) this.state.delete(id);
    else this.state.set(id, doc);
    this.writtenAt.set(id, ++this.clock);
  }

  isNewer(id: number, than: number): boolean {
    return (this.writtenAt.get(id) ?? 0) > than;
  }
}

export class ModelTransaction {
  private readonly database: ModelDatabase;
  private readonly snapshot: State;
  private readonly at: number;
  private readonly written = new Map<number, Doc | null>();

  constructor(database: ModelDatabase, snapshot: State, at: number) {
    this.database = database;
    this.snapshot = snapshot;
    this.at = at;
  }

  view(): State {
    const merged = new Map(this.snapshot);
    for (const [id, doc] of this.written) {
      if (doc === null) merged.delete(id);
      else merged.set(id, doc);
    }
    return merged;
  }

  hasWritten(id: number): boolean {
    return this.written.has(id);
  }

  check(id: number): void {
    if (this.isContested(id)) throw new Failure(CONFLICT);
  }

  write(id: number, doc: Doc | null): void {
    if (doc === null && !this.snapshot.has(id)) this.written.delete(id);
    else this.written.set(id, doc);
  }

  /** A document both inserted and removed since the snapshot causes no conflict. */
  isContested(id: number): boolean {
    const isElsewhere = [...this.database.open].some((other) => other !== this && other.hasWritten(id));
    if (isElsewhere) return true;
    return this.database.isNewer(id, this.at) && (this.snapshot.has(id) || this.database.view().has(id));
  }

  end(commits: boolean): void {
    this.database.open.delete(this);
    if (commits) for (const [id, doc] of this.written) this.database.write(id, doc);
  }
}

export type Place = ModelDatabase | ModelTransaction;

export function insert(place: Place, doc: Doc): void {
  const id = doc['_id'] as number;
  if (place.view().has(id)) {
    const isContested = place instanceof ModelTransaction && place.isContested(id);
    throw new Failure(isContested ? EITHER : TAKEN);
  }
  write(place, [[id, doc]]);
}

/** All changes or none: the model knows no write that stops halfway. */
function write(place: Place, changes: [number, Doc | null][]): void {
  for (const [id] of changes) place.check(id);
  for (const [id, doc] of changes) place.write(id, doc);
}

export function update(
  place: Place,
  filter: Doc,
  change: Doc,
  same: Same,
): { matched: number; modified: number } {
  const found = find(place, filter);
  const after = found.map((doc) => updated(doc, change));
  const modified = found.flatMap((doc, i) => (same(doc, after[i]!) ? [] : [after[i]!]));
  write(
    place,
    modified.map((doc) => [doc['_id'] as number, doc]),
  );
  return { matched: found.length, modified: modified.length };
}

export function remove(place: Place, filter: Doc): number {
  const found = find(place, filter);
  write(
    place,
    found.map((doc) => [doc['_id'] as number, null]),
  );
  return found.length;
}

export function find(place: Place, filter: Doc): Doc[] {
  return [...place.view().values()].filter((doc) => matches(filter, doc));
}
