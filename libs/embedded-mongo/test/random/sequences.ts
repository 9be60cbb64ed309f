import fc from 'fast-check';
import { MongoServerError, type ClientSession, type Collection, type MongoClient } from 'mongodb';
import {
  CONFLICT,
  EITHER,
  Failure,
  find,
  insert,
  ModelDatabase,
  remove,
  TAKEN,
  update as updateModel,
  Waits,
  type ModelTransaction,
  type Place,
} from '../model/database.ts';
import type { Doc } from '../model/order.ts';
import { conflicts, Refused, Unmodelled } from '../model/update.ts';
import { decode, encode } from '../../src/values/bson/document.ts';
import { show } from './engine.ts';
import { filter } from './filters.ts';
import { named } from './shapes.ts';
import { update } from './updates.ts';
import { document, PATHS } from './values.ts';

type Step = { who: number } & (
  | { do: 'insert'; doc: Doc }
  | { do: 'update'; filter: Doc; change: Doc }
  | { do: 'remove'; filter: Doc }
  | { do: 'find'; filter: Doc }
  | { do: 'index'; path: string }
  | { do: 'commit' | 'abort' }
);

const id = fc.nat(4);
/** Mostly the same document, so that transactions conflict on it. */
const target: fc.Arbitrary<Doc> = fc.oneof(
  { weight: 3, arbitrary: id.map((_id): Doc => ({ _id })) },
  { weight: 1, arbitrary: filter },
);
/** Without conflicting paths: the server reports those even if nothing matches, which the model does not. */
const change = update.filter((chosen) => !conflicts(chosen));
/** 0 writes outside transactions; 1 and 2 each in their own. */
const who = fc.nat(2);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ who, do: fc.constant('insert' as const), doc: withId() }) },
  {
    weight: 6,
    arbitrary: fc.record({ who, do: fc.constant('update' as const), filter: target, change }),
  },
  { weight: 3, arbitrary: fc.record({ who, do: fc.constant('remove' as const), filter: target }) },
  { weight: 4, arbitrary: fc.record({ who, do: fc.constant('find' as const), filter }) },
  {
    weight: 1,
    arbitrary: fc.record({ who, do: fc.constant('index' as const), path: fc.constantFrom(...PATHS) }),
  },
  { weight: 3, arbitrary: fc.record({ who, do: fc.constantFrom('commit' as const, 'abort' as const) }) },
);

function withId(): fc.Arbitrary<Doc> {
  return fc.tuple(id, document).map(([_id, doc]) => ({ _id, ...doc }));
}

const UNMODELLED = Symbol('unmodelled');

/** Histories of writes, reads and transactions through the driver; every reply must equal the model's. */
export function sequenceProperty(client: MongoClient): fc.IAsyncProperty<unknown> {
  let runs = 0;
  return fc.asyncProperty(fc.array(step, { maxLength: 24, size: 'max' }), async (steps) => {
    const history = new History(client, client.db('azar').collection(`c${++runs}`));
    try {
      for (const each of steps) await history.take(each);
      await history.finish();
    } finally {
      await history.close();
    }
  });
}

class History {
  private readonly client: MongoClient;
  private readonly collection: Collection;
  private readonly model = new ModelDatabase((a, b) => text(a) === text(b));
  private readonly open = new Map<number, { session: ClientSession; transaction: ModelTransaction }>();

  constructor(client: MongoClient, collection: Collection) {
    this.client = client;
    this.collection = collection;
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'commit' || step.do === 'abort') return this.end(step.who, step.do === 'commit');
    if (step.do === 'index') return this.createIndex(step.path);
    const isNew = step.who !== 0 && !this.open.has(step.who);
    if (isNew) this.begin(step.who);
    const expected = this.expect(step);
    if (expected === UNMODELLED) return isNew ? this.forget(step.who) : undefined;
    const got = await this.ask(step);
    const isSame = got === expected || (expected === EITHER && (got === CONFLICT || got === TAKEN));
    if (!isSame) throw new Error(`got ${got}, the model says ${expected} for ${show(step)}`);
    if (typeof expected === 'string' && expected.startsWith('code') && step.who !== 0)
      await this.end(step.who, false);
  }

  async finish(): Promise<void> {
    for (const who of this.open.keys()) await this.end(who, false);
    const got = await this.ask({ who: 0, do: 'find', filter: {} });
    const expected = this.expect({ who: 0, do: 'find', filter: {} });
    if (got !== expected) throw new Error(`in the end there is ${got}, the model says ${String(expected)}`);
  }

  async close(): Promise<void> {
    for (const { session } of this.open.values()) await session.endSession();
    await this.collection.drop();
  }

  private begin(who: number): void {
    const session = this.client.startSession();
    session.startTransaction();
    this.open.set(who, { session, transaction: this.model.begin() });
  }

  private forget(who: number): Promise<void> {
    const { session, transaction } = this.open.get(who)!;
    transaction.end(false);
    this.open.delete(who);
    return session.endSession();
  }

  private async end(who: number, commits: boolean): Promise<void> {
    const both = this.open.get(who);
    if (both === undefined) return;
    if (commits) await both.session.commitTransaction();
    else await both.session.abortTransaction();
    both.transaction.end(commits);
    this.open.delete(who);
    await both.session.endSession();
  }

  /**
   * Skipped while transactions are open, as it would wait for them; a rejection because of parallel arrays is
   * ignored.
   */
  private async createIndex(path: string): Promise<void> {
    if (this.open.size === 0) await this.collection.createIndex(named([[path, 1]]));
  }

  /**
   * The model's answer as text. An update rejected halfway is not modelled, as it depends on the order of the
   * documents.
   */
  private expect(step: Step): string | typeof UNMODELLED {
    const place: Place = this.open.get(step.who)?.transaction ?? this.model;
    try {
      return run(place, step, this.model);
    } catch (error) {
      if (error instanceof Failure) return error.message;
      if (error instanceof Waits || error instanceof Refused || error instanceof Unmodelled)
        return UNMODELLED;
      throw error;
    }
  }

  private async ask(step: Step): Promise<string> {
    const session = this.open.get(step.who)?.session;
    const options = session === undefined ? {} : { session };
    try {
      switch (step.do) {
        case 'insert':
          await this.collection.insertOne({ ...step.doc }, options);
          return 'done';
        case 'update': {
          const { matchedCount, modifiedCount } = await this.collection.updateMany(
            step.filter,
            step.change,
            options,
          );
          return `${matchedCount} and ${modifiedCount}`;
        }
        case 'remove':
          return String((await this.collection.deleteMany(step.filter, options)).deletedCount);
        default: {
          const found = this.collection.find((step as { filter: Doc }).filter, { ...options, raw: true });
          return listed((await found.toArray()).map((raw) => decode(raw as never as Uint8Array)));
        }
      }
    } catch (error) {
      if (error instanceof MongoServerError) return `code ${error.code}`;
      throw error;
    }
  }
}

function run(place: Place, step: Step, model: ModelDatabase): string {
  switch (step.do) {
    case 'insert':
      insert(place, decode(encode(step.doc)));
      return 'done';
    case 'update': {
      const { matched, modified } = updateModel(place, stored(step.filter), stored(step.change), model.same);
      return `${matched} and ${modified}`;
    }
    case 'remove':
      return String(remove(place, stored(step.filter)));
    default:
      return listed(find(place, stored((step as { filter: Doc }).filter)));
  }
}

function stored(doc: Doc): Doc {
  return decode(encode(doc));
}

function listed(docs: Doc[]): string {
  return docs.map(text).sort().join('\n');
}

function text(doc: Doc): string {
  return encode(doc).toString('latin1');
}
