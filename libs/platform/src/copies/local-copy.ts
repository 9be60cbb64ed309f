import { estadosDe, MAX_ESTADOS, type StateDefinition } from '@pmp/contracts/common';
import { LRUCache } from 'lru-cache';
import { Schema, Types, type Connection, type Model } from 'mongoose';
import type { z } from 'zod';
import type { CommandClient } from '../commands/command-client';
import { Gathering } from '../mongo/gathering';
import { answered } from '../mongo/answered';
import { bulkWrite, type Write } from '../mongo/bulk-write';
import type { CopyChanges } from '../mongo/copy-changes';
import { COPY_TOMBSTONE_S } from '../bus/tombstone-ages';
import type { CopySpec } from './copia-de';

const DUPLICATE_KEY = 11_000;
const MAX_WRITTEN = 10_000;
const MAX_GATHERED = 100;
/** Whoever waits for the owner is about to be refused anyway. */
const PATIENCE_MS = 1_000;
const REVISIONS = 'revisiones';

/** `datos` null: the entity is gone. */
export interface CopiedState<T> {
  _id: string;
  version: number;
  datos: T | null;
  /** When it became so; unknown in the answer of an owner. */
  ocurrido?: string;
}

type Question = { entidad: string } | { persona: string; field: string };

/** A document of a copy. Ids and dates are strings as in the contract, in `_id` and in all other fields. */
export type CopyDocument<T> = T & { _id: string; version: number; eliminado: boolean; copiado: Date };

/** A document of the copy of this state. */
export type Copied<D extends StateDefinition> = CopyDocument<z.output<D['datos']>>;

/** This service's own copy of the state of another service's entities. */
export class LocalCopy<T> {
  /** Queries must check `eliminado`: a deleted entity leaves a document with its id and version here for some weeks. */
  readonly model: Model<CopyDocument<T>>;
  /** The versions that this process wrote recently, by id. */
  private readonly written = new LRUCache<string, number>({ max: MAX_WRITTEN });
  private readonly gathered = new Gathering<readonly CopiedState<T>[], Map<string, Error>>(
    MAX_GATHERED,
    async (calls) => {
      const failures = await this.writeNewest(calls.flat());
      return calls.map(() => failures);
    },
  );
  /** One question at a time, so that being refused often does not flood the owner. */
  private readonly asked = new Gathering<Question, void>(MAX_ESTADOS, async (questions) => {
    await this.ask(questions);
    return questions.map(() => undefined);
  });

  constructor(
    readonly spec: CopySpec,
    private readonly connection: Connection,
    private readonly changes: CopyChanges,
    private readonly commands: CommandClient,
  ) {
    const schema = new Schema({ _id: String }, { strict: false, versionKey: false, minimize: false });
    for (const index of spec.indexes) schema.index(index);
    schema.index({ lapida: 1 }, { expireAfterSeconds: COPY_TOMBSTONE_S, sparse: true });
    this.model = connection.model(spec.collection, schema, spec.collection) as unknown as Model<
      CopyDocument<T>
    >;
  }

  async find(id: string): Promise<CopyDocument<T> | null> {
    return (await this.findMany([id]))[0] ?? null;
  }

  /** Those that exist, in no particular order. */
  async findMany(ids: readonly string[]): Promise<CopyDocument<T>[]> {
    const found = this.model.collection.find({ _id: { $in: ids }, eliminado: false } as never, {
      // In one answer instead of pages.
      batchSize: ids.length + 1,
    });
    return (await found.toArray()) as unknown as CopyDocument<T>[];
  }

  /**
   * Asks the owner how these entities are now, and writes that. Await it before refusing somebody because of what the
   * copy lacks. Throws noDisponible if the owner does not answer.
   */
  async refresh(ids: readonly string[]): Promise<void> {
    await Promise.all([...new Set(ids)].map((entidad) => this.asked.add({ entidad })));
  }

  /** Like `refresh`, for the entities that list this person in `field`, and for those that did until now. */
  async refreshOf(persona: string, field: string): Promise<void> {
    await this.asked.add({ persona, field });
  }

  /**
   * Writes the states that are not older than the copy; resolves to the errors of those that could not be written.
   * Skips what this process has already written, because the answer of an owner to a command arrives again as an event.
   */
  async apply(states: readonly CopiedState<T>[]): Promise<Map<string, Error>> {
    const fresh = states.filter(({ _id, version }) => version > (this.written.get(_id) ?? 0));
    return fresh.length ? this.gathered.add(fresh) : new Map();
  }

  /** Like `apply`, but does not skip what was already written, because a damaged copy has to be written again. */
  async applyAgain(states: readonly CopiedState<T>[]): Promise<Map<string, Error>> {
    return this.gathered.add(states);
  }

  /**
   * A value that never comes again once an entity of this group has changed, in whichever copy with `revisedBy`
   * or `revises`. Each
   * change is written first and the new value right behind it, in the same command: read the value first, and what it
   * stands for may be newer, but not older.
   */
  async revisionOf(group: string): Promise<string> {
    const revisions = this.connection.collection<{ _id: string; valor: Types.ObjectId }>(REVISIONS);
    return (await revisions.findOne({ _id: group }))?.valor.toHexString() ?? '';
  }

  /** Deletes the documents that were not written since `instant`; part of rebuilding. */
  async forgetOlderThan(instant: Date): Promise<number> {
    const old = { copiado: { $lt: instant } } as never;
    this.written.clear();
    const ids = (await this.model.collection.find(old, { projection: { _id: 1 } }).toArray()).map(
      ({ _id }) => `${_id}`,
    );
    const groups = await this.groupsOf(ids.map((_id) => ({ _id, datos: null })));
    const { deletedCount } = await this.model.collection.deleteMany(old);
    await bulkWrite(this.connection, revisionsOf(groups));
    this.changes.announce(this.spec.collection, ids);
    return deletedCount;
  }

  private async ask(questions: readonly Question[]): Promise<void> {
    const entidades = questions.flatMap((question) => ('entidad' in question ? question.entidad : []));
    const ofPeople = questions.filter((question) => 'persona' in question);
    const known = await this.model.collection
      .find(
        {
          $or: [{ _id: { $in: entidades } }, ...ofPeople.map((of) => ({ [of.field]: of.persona }))],
        } as never,
        { projection: { version: 1 } },
      )
      .toArray();
    const vistos = Object.fromEntries([
      ...entidades.map((id) => [id, 0]),
      ...known.map(({ _id, version }) => [String(_id), Number(version)]),
    ]) as Record<string, number>;
    const personas = ofPeople.map(({ persona }) => persona);
    const question = estadosDe(this.spec.def as StateDefinition<z.ZodType<T>>);
    const { estados } = await this.commands.ask(question, { vistos, personas }, { timeoutMs: PATIENCE_MS });
    const [failure] = (await this.apply(estados as CopiedState<T>[])).values();
    if (failure) throw failure;
  }

  private async writeNewest(states: readonly CopiedState<T>[]): Promise<Map<string, Error>> {
    const newest = new Map<string, CopiedState<T>>();
    for (const state of states) {
      if (state.version >= (newest.get(state._id)?.version ?? 0)) newest.set(state._id, state);
    }
    const changed = [...newest.values()];
    const failures = await this.writeAll(changed);
    for (const [id, { version }] of newest) if (!failures.has(id)) this.written.set(id, version);
    this.changes.announce(this.spec.collection, [...newest.keys()]);
    return failures;
  }

  private async writeAll(states: CopiedState<T>[]): Promise<Map<string, Error>> {
    const failures = new Map<string, Error>();
    const groups = await this.groupsOf(states);
    const writes = [...this.replacementsOf(states, groups), ...revisionsOf(groups)];
    let done = 0;
    let taken = -1;
    while (done < writes.length) {
      const { refusal } = await answered(bulkWrite(this.connection, writes.slice(done)));
      if (!refusal) break;
      const at = done + refusal.idx;
      const refused = states[at];
      if (!refused) throw new Error(refusal.errmsg);
      const isTaken = refusal.code === DUPLICATE_KEY;
      if (!isTaken) failures.set(refused._id, new Error(refusal.errmsg));
      // Either a newer version has this id, or another replica has just inserted an older one, which matches on a
      // retry.
      done = isTaken && taken !== at ? at : at + 1;
      taken = at;
    }
    return failures;
  }

  /** By id. A tombstone keeps its group, so that it is still known when the same write has to be repeated. */
  private async groupsOf(
    states: readonly Pick<CopiedState<T>, '_id' | 'datos'>[],
  ): Promise<Map<string, unknown>> {
    const { revisedBy, revises } = this.spec;
    if (revises) return new Map(states.map(({ _id }) => [_id, revises]));
    if (!revisedBy) return new Map();
    const gone = states.filter(({ datos }) => datos === null).map(({ _id }) => _id);
    const known = gone.length
      ? await this.model.collection
          .find({ _id: { $in: gone } } as never, { projection: { [revisedBy]: 1 } })
          .toArray()
      : [];
    const living = states.filter(({ datos }) => datos !== null);
    return new Map([
      ...known.map((doc): [string, unknown] => [String(doc._id), doc[revisedBy]]),
      ...living.map(({ _id, datos }): [string, unknown] => [_id, datos![revisedBy as keyof T]]),
    ]);
  }

  private replacementsOf(states: CopiedState<T>[], groups: ReadonlyMap<string, unknown>): Write[] {
    const { collection, revisedBy } = this.spec;
    const copiado = new Date();
    return states.map(({ _id, version, datos, ocurrido }) => ({
      collection,
      filter: { _id, version: { $lte: version } },
      replacement: {
        version,
        eliminado: datos === null,
        copiado,
        // Of the deletion and not of this copy of it, or a copy that is read again would remember it for longer.
        ...(datos === null && { lapida: ocurrido ? new Date(ocurrido) : copiado }),
        ...(revisedBy && { [revisedBy]: groups.get(_id) }),
        ...this.picked(datos),
      },
    }));
  }

  private picked(datos: T | null): Partial<T> {
    const { pick } = this.spec;
    if (!datos || !pick) return datos ?? {};
    return Object.fromEntries(pick.map((field) => [field, datos[field as keyof T]])) as Partial<T>;
  }
}

const revisionsOf = (groups: ReadonlyMap<string, unknown>): Write[] =>
  [...new Set(groups.values())]
    .filter((group) => typeof group === 'string')
    .map((_id) => ({
      collection: REVISIONS,
      filter: { _id },
      replacement: { valor: new Types.ObjectId() },
    }));
