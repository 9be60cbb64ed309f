import type { StateDefinition } from '@pmp/contracts/common';
import { LRUCache } from 'lru-cache';
import { mongo, Schema, type Connection, type Model } from 'mongoose';
import type { z } from 'zod';
import { answered } from '../mongo/answered';
import type { CopyChanges } from '../mongo/copy-changes';
import type { CopySpec } from './copia-de';

const DUPLICATE_KEY = 11_000;
const MAX_WRITTEN = 10_000;

/** `datos` null: the entity is gone. */
export interface CopiedState<T> {
  _id: string;
  version: number;
  datos: T | null;
}

/** Ids and dates are the texts of the contract, in `_id` as inside. */
export type CopyDocument<T> = T & { _id: string; version: number; eliminado: boolean; copiado: Date };

/** A document of the copy of this state. */
export type Copied<D extends StateDefinition> = CopyDocument<z.output<D['datos']>>;

/** This service's own copy of the state of another's entities. */
export class LocalCopy<T> {
  /** Mind `eliminado`: an entity that is gone leaves its id and version here. */
  readonly model: Model<CopyDocument<T>>;
  /** Versions by id, of what this process wrote lately. */
  private readonly written = new LRUCache<string, number>({ max: MAX_WRITTEN });

  constructor(
    readonly spec: CopySpec,
    connection: Connection,
    private readonly changes: CopyChanges,
  ) {
    const schema = new Schema({ _id: String }, { strict: false, versionKey: false, minimize: false });
    for (const index of spec.indexes) schema.index(index);
    this.model = connection.model(spec.collection, schema, spec.collection) as unknown as Model<
      CopyDocument<T>
    >;
  }

  async find(id: string): Promise<CopyDocument<T> | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  /** Those that exist, in no particular order. */
  async findMany(ids: readonly string[]): Promise<CopyDocument<T>[]> {
    const found = this.model.collection.find({ _id: { $in: ids }, eliminado: false } as never);
    return (await found.toArray()) as unknown as CopyDocument<T>[];
  }

  /**
   * Writes what is not older than the copy; resolves to the errors of those that could not be written. What this
   * process has written already is left out: an owner's answer to a command comes again as an event.
   */
  async apply(states: readonly CopiedState<T>[]): Promise<Map<string, Error>> {
    return this.writeNewest(states.filter(({ _id, version }) => version > (this.written.get(_id) ?? 0)));
  }

  /** Like `apply`, whatever was written before: that is what rebuilding a damaged copy needs. */
  async applyAgain(states: readonly CopiedState<T>[]): Promise<Map<string, Error>> {
    return this.writeNewest(states);
  }

  /** Forgets what has not been written since; part of rebuilding. */
  async forgetOlderThan(instant: Date): Promise<number> {
    const old = { copiado: { $lt: instant } } as never;
    this.written.clear();
    const ids = (await this.model.collection.find(old, { projection: { _id: 1 } }).toArray()).map(
      ({ _id }) => `${_id}`,
    );
    const { deletedCount } = await this.model.collection.deleteMany(old);
    this.changes.announce(this.spec.collection, ids);
    return deletedCount;
  }

  private async writeNewest(states: readonly CopiedState<T>[]): Promise<Map<string, Error>> {
    const newest = new Map<string, CopiedState<T>>();
    for (const state of states) {
      if (state.version >= (newest.get(state._id)?.version ?? 0)) newest.set(state._id, state);
    }
    if (newest.size === 0) return new Map();
    const failures = await this.write([...newest.values()]);
    for (const [id, { version }] of newest) if (!failures.has(id)) this.written.set(id, version);
    this.changes.announce(this.spec.collection, [...newest.keys()]);
    return failures;
  }

  private async write(states: CopiedState<T>[]): Promise<Map<string, Error>> {
    const copiado = new Date();
    const operations = states.map(({ _id, version, datos }) => ({
      replaceOne: {
        filter: { _id, version: { $lte: version } },
        replacement: { version, eliminado: datos === null, copiado, ...this.picked(datos) },
        upsert: true,
      },
    }));
    try {
      if (operations.length > 0) {
        await answered(this.model.collection.bulkWrite(operations as never, { ordered: false }));
      }
      return new Map();
    } catch (error) {
      const refused = error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat() : [];
      if (refused.length === 0) throw error;
      // A duplicate key says that the copy is newer: the filter did not match and the id is taken.
      const failures = refused.filter(({ code }) => code !== DUPLICATE_KEY);
      return new Map(failures.map(({ index, errmsg }) => [states[index]!._id, new Error(errmsg)]));
    }
  }

  private picked(datos: T | null): Partial<T> {
    const { pick } = this.spec;
    if (!datos || !pick) return datos ?? {};
    return Object.fromEntries(pick.map((field) => [field, datos[field as keyof T]])) as Partial<T>;
  }
}
