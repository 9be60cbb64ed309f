import { describe, expect, it } from '@jest/globals';
import type { Collection } from '../store/collection.ts';
import { findRecords } from '../store/finding/find-records.ts';
import type { Found } from '../store/records/records.ts';
import { Store } from '../store/store.ts';
import { directWriter, Locked } from './direct-writer.ts';
import { Transaction } from './transaction.ts';

const ROUNDS = 200;
const STEPS = 60;
const KEYS = 6;

/** Maps each key to the number of the write that set it, so that two equal values still differ. */
type State = Map<number, number>;

interface Actor {
  transaction: Transaction;
  base: State;
  own: Map<number, number | null>;
}

/** Snapshot isolation in its simplest form: whole copies, and the first writer wins. */
class Model {
  committed: State = new Map();
  actors: (Actor | null)[] = [null, null, null];

  visible(actor: Actor | null): State {
    if (actor === null) return this.committed;
    const state = new Map(actor.base);
    for (const [key, written] of actor.own) {
      if (written === null) state.delete(key);
      else state.set(key, written);
    }
    return state;
  }

  isLockedByOther(key: number, actor: Actor | null): boolean {
    return this.actors.some((other) => other !== null && other !== actor && other.own.has(key));
  }

  isStale(key: number, actor: Actor): boolean {
    return !actor.own.has(key) && this.committed.get(key) !== actor.base.get(key);
  }

  commit({ own }: Actor): void {
    for (const [key, written] of own) {
      if (written === null) this.committed.delete(key);
      else this.committed.set(key, written);
    }
  }
}

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

function read(collection: Collection, actor: Actor | null): State {
  const found = findRecords(collection, actor?.transaction.shadow(collection) ?? null, { filter: {} });
  return new Map(
    found.map(({ record }) => [record.document()['key'] as number, record.document()['by'] as number]),
  );
}

function find(collection: Collection, actor: Actor | null, key: number): Found | undefined {
  return findRecords(collection, actor?.transaction.shadow(collection) ?? null, { filter: { key } })[0];
}

/** `null` if the write succeeded, otherwise why it was rejected. */
function attempt(write: () => void): 'conflict' | 'locked' | 'duplicate' | null {
  try {
    write();
    return null;
  } catch (error) {
    if (error instanceof Locked) return 'locked';
    const { code } = error as { code?: number };
    if (code === 112) return 'conflict';
    if (code === 11000) return 'duplicate';
    throw error;
  }
}

describe('transactions against a model of snapshot isolation', () => {
  it('agree with it on every read, rejection and outcome of random histories', () => {
    const store = new Store({ durability: 'normal', onFailure: () => {} });
    for (let round = 0; round < ROUNDS; round++) {
      const collection = store.create('db', `round${round}`, null);
      store.addIndex(collection, { name: 'key_1', key: { key: 1 }, unique: true });
      expectAgreement(store, collection, random(round + 1));
      store.drop(collection);
    }
    store.journal.close();
  });
});

function expectAgreement(store: Store, collection: Collection, next: (below: number) => number): void {
  const model = new Model();
  for (let step = 1; step <= STEPS; step++) {
    const at = next(4) - 1;
    if (at >= 0)
      model.actors[at] ??= {
        transaction: new Transaction(step, store.snapshots),
        base: new Map(model.committed),
        own: new Map(),
      };
    const actor = at < 0 ? null : model.actors[at]!;
    const choice = next(6);
    if (actor !== null && choice === 0) {
      if (next(3) > 0) {
        actor.transaction.commit();
        model.commit(actor);
      } else {
        actor.transaction.abort();
      }
      model.actors[at] = null;
    } else if (choice <= 3) {
      writeKey(model, collection, actor, next(KEYS), step, next(3) === 0);
    }
    for (const reader of [null, ...model.actors]) {
      if (reader !== null) expect(sorted(read(collection, reader))).toEqual(sorted(model.visible(reader)));
    }
    expect(sorted(read(collection, null))).toEqual(sorted(model.committed));
  }
  for (const actor of model.actors) actor?.transaction.abort();
}

function sorted(state: State): [number, number][] {
  return [...state].sort(([a], [b]) => a - b);
}

function writeKey(
  model: Model,
  collection: Collection,
  actor: Actor | null,
  key: number,
  step: number,
  isRemoval: boolean,
): void {
  const writer = actor?.transaction ?? directWriter;
  const target = find(collection, actor, key);
  const after = collection.prepare({ _id: step, key, by: step });
  const refusal = attempt(() => {
    if (target === undefined) {
      if (!isRemoval) writer.insert(collection, after);
    } else if (isRemoval) {
      writer.remove(collection, target);
    } else {
      const { _id } = target.record.document();
      writer.replace(collection, target, collection.prepare({ _id, key, by: step }));
    }
  });
  if (target === undefined && isRemoval) return;
  expect(refusal).toBe(expectedRefusal(model, actor, key, target === undefined));
  if (refusal !== null) {
    if (actor !== null) {
      actor.transaction.abort();
      model.actors[model.actors.indexOf(actor)] = null;
    }
    return;
  }
  const written = isRemoval ? null : step;
  if (actor !== null && written === null && !actor.base.has(key)) actor.own.delete(key);
  else if (actor !== null) actor.own.set(key, written);
  else if (written === null) model.committed.delete(key);
  else model.committed.set(key, written);
}

function expectedRefusal(model: Model, actor: Actor | null, key: number, isInsert: boolean): string | null {
  const isHeld = model.committed.has(key);
  const isLocked = model.isLockedByOther(key, actor);
  if (actor === null) return isLocked ? 'locked' : null;
  if (isInsert && isHeld && !actor.own.has(key)) return 'conflict';
  if (isLocked) return 'conflict';
  return !isInsert && model.isStale(key, actor) ? 'conflict' : null;
}
