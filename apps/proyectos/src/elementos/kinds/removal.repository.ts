import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from '../../storage/object-id';
import {
  bury,
  buryWhere,
  fateOf,
  type Gone,
  goneSince,
  keptIn,
  revive,
  takeUnpublished,
  type Destination,
  type Versioned,
} from '../../storage/tombstones';
import type { ElementoDoc } from './elemento-doc';
import type { Kind } from './kind';

/** Ids in one query: keeps it far below what a command may measure. */
const PARENTS_AT_ONCE = 5_000;

/** What goes with what it hung from needs to be told apart. */
export type Beneath = Pick<ElementoDoc, '_id' | 'version' | 'titulo' | 'proyecto' | 'archivos' | 'bloquea'>;

export interface Count {
  total: number;
  archivos: number;
}

const COUNT = [
  {
    $group: {
      _id: null,
      total: { $sum: 1 },
      archivos: { $sum: { $size: { $ifNull: ['$archivos', []] } } },
    },
  },
  { $project: { _id: 0 } },
];

/** What removing and restoring elements of one kind needs. */
export class RemovalRepository<D extends ElementoDoc = ElementoDoc> {
  constructor(
    private readonly model: Model<D>,
    private readonly kind: Kind,
  ) {}

  fateOf(id: string | Types.ObjectId, session: ClientSession): Promise<Destination | null> {
    return fateOf(this.model, objectId(id.toString()), session);
  }

  /** How many the project has, and how many files they have. */
  async countOf(proyecto: Types.ObjectId, session: ClientSession): Promise<Count> {
    return this.count({ proyecto }, session);
  }

  versionsOfProyecto(proyecto: string, limit: number, session: ClientSession): Promise<Versioned[]> {
    return this.model
      .find({ proyecto } as never, { version: 1, 'archivos._id': 1, bloquea: 1 }, { session })
      .limit(limit)
      .lean<Versioned[]>()
      .exec();
  }

  async findBeneath(padres: Types.ObjectId[], session: ClientSession): Promise<Beneath[]> {
    const names = ['version', 'titulo', 'proyecto', 'archivos._id', 'bloquea', this.place];
    const projection = Object.fromEntries(names.map((name) => [name, 1]));
    return (await this.model.collection
      .find(this.beneath(padres), { session, projection })
      .toArray()) as never;
  }

  async idsBeneath(padres: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return (await this.placesBeneath(padres, session)).map(({ _id }) => _id);
  }

  /** What hangs from these, each with what it hangs from. */
  async placesBeneath(
    padres: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<{ _id: Types.ObjectId; padre: Types.ObjectId }[]> {
    const found = await this.model.collection
      .find<ElementoDoc>(this.beneath(padres), { session, projection: { [this.place]: 1 } })
      .toArray();
    return found.map((doc) => ({
      _id: doc._id,
      padre: (doc as unknown as Record<string, Types.ObjectId>)[this.place]!,
    }));
  }

  /** Those among these that something of this kind hangs from. */
  parentsAmong(padres: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.model.distinct(this.place, this.beneath(padres)).exec() as never;
  }

  async remove(entities: Versioned[], destination: Destination, session: ClientSession): Promise<void> {
    await bury(this.model, entities, destination, session);
  }

  /** Puts what hangs from these into a trash entry; returns how much it is, and how many files it has. */
  async removeBeneath(
    padres: readonly Types.ObjectId[],
    deletion: { entrada: Types.ObjectId; serie: string },
    session: ClientSession,
  ): Promise<Count> {
    const removed = { total: 0, archivos: 0 };
    for (let at = 0; at < padres.length; at += PARENTS_AT_ONCE) {
      const where = this.beneath(padres.slice(at, at + PARENTS_AT_ONCE));
      if (this.kind.fields['archivos']) removed.archivos += (await this.count(where, session)).archivos;
      removed.total += await buryWhere(this.model, where, deletion, session);
    }
    return removed;
  }

  /** Takes some of what `removeBeneath` has hidden and nobody was told of yet. */
  takeUnpublished(serie: string, limit: number, session: ClientSession) {
    const pick = ['titulo', 'proyecto', 'bloquea', this.place];
    return takeUnpublished<D>(this.model, serie, { limit, pick: pick as never }, session);
  }

  /** Those that have left the project since then. */
  goneSince(proyecto: Types.ObjectId, desde: Date): Promise<Gone[]> {
    return goneSince(this.model, proyecto, desde);
  }

  keptIn(entrada: Types.ObjectId, limit: number, session: ClientSession): Promise<D[]> {
    return keptIn<D>(this.model, entrada, limit, session);
  }

  async revive(docs: readonly D[], session: ClientSession): Promise<void> {
    const cambiado = new Date();
    await revive<D>(
      this.model,
      docs.map((doc) => ({ ...doc, cambiado })),
      session,
    );
  }

  /** The field with the id of what it hangs from. */
  private get place(): string {
    return this.kind.parent?.field ?? 'proyecto';
  }

  private beneath(padres: readonly Types.ObjectId[]) {
    return { [this.place]: { $in: padres } } as never;
  }

  private async count(where: object, session: ClientSession): Promise<Count> {
    const stages = [{ $match: where }, ...COUNT];
    const [found] = await this.model.collection.aggregate<Count>(stages, { session }).toArray();
    return found ?? { total: 0, archivos: 0 };
  }
}
