import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, signed } from '@pmp/platform';
import { Types, type ClientSession, type Model } from 'mongoose';
import { SPRINT, type SprintDoc } from './sprint.model';

/** Native reads and writes, for their cost: the rules build whole documents, so there is nothing to cast. */
@Injectable()
export class SprintsRepository {
  constructor(@InjectModel(SPRINT) private readonly model: Model<SprintDoc>) {}

  async findById(id: string, session?: ClientSession): Promise<SprintDoc | null> {
    const _id = new Types.ObjectId(id);
    return this.model.collection.findOne<SprintDoc>({ _id, numero: { $gt: 0 } }, { session });
  }

  /** The sprint with this id, even a deleted one, of which only the id is left. */
  async findAny(id: string, session?: ClientSession): Promise<SprintDoc | null> {
    return this.model.collection.findOne<SprintDoc>({ _id: new Types.ObjectId(id) }, { session });
  }

  /** Sorted by numero, from after `desde`; all of them without a limit. */
  async listOf(
    proyecto: string,
    { desde = 0, limite = 0, session }: { desde?: number; limite?: number; session?: ClientSession } = {},
  ): Promise<SprintDoc[]> {
    return this.model.collection
      .find<SprintDoc>({ proyecto, numero: { $gt: desde } }, { session })
      .sort({ numero: 1 })
      .limit(limite)
      .toArray();
  }

  async findInProgress(proyecto: string, session?: ClientSession): Promise<SprintDoc | null> {
    return this.model.collection.findOne<SprintDoc>({ proyecto, estado: 'en progreso' }, { session });
  }

  /** What tells whether it is still the same, without its long list of stories. */
  async headInProgress(proyecto: string): Promise<Pick<SprintDoc, '_id' | 'version'> | null> {
    return this.model.collection.findOne<Pick<SprintDoc, '_id' | 'version'>>(
      { proyecto, estado: 'en progreso' },
      { projection: { version: 1 } },
    );
  }

  /** All that are in progress, so many at a time. */
  async *inProgress(together: number): AsyncGenerator<SprintDoc[]> {
    const found = this.model.collection.find<SprintDoc>({ estado: 'en progreso' }).batchSize(together);
    for (let batch: SprintDoc[]; (batch = await nextOf(found, together)).length;) yield batch;
  }

  /** The sprints that have reserved any of the stories. */
  async findReserving(historias: readonly string[], session?: ClientSession): Promise<SprintDoc[]> {
    return this.model.collection
      .find<SprintDoc>({ reserva: true, historias: { $in: historias as string[] } }, { session })
      .toArray();
  }

  /** The project's sprints that list the story, ended ones included. */
  async findListing(proyecto: string, historia: string, session: ClientSession): Promise<SprintDoc[]> {
    return this.model.collection
      .find<SprintDoc>({ proyecto, numero: { $gt: 0 }, historias: historia }, { session })
      .toArray();
  }

  async lastNumero(proyecto: string, session: ClientSession): Promise<number> {
    const [last] = await this.model.collection
      .find<Pick<SprintDoc, 'numero'>>(
        { proyecto, numero: { $gt: 0 } },
        { session, projection: { numero: 1 } },
      )
      .sort({ numero: -1 })
      .limit(1)
      .toArray();
    return last?.numero ?? 0;
  }

  async insert(doc: SprintDoc, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne(doc, { session });
  }

  async update(current: SprintDoc, changes: Partial<SprintDoc>, session: ClientSession): Promise<SprintDoc> {
    const updated = await this.model.collection.findOneAndUpdate(
      { _id: current._id, version: current.version },
      { $set: { ...signed(current, changes), updatedAt: new Date() }, $inc: { version: 1 } },
      { session, returnDocument: 'after' },
    );
    if (!updated) throw new DomainError(erroresComunes.versionObsoleta);
    return updated as SprintDoc;
  }

  /**
   * Keeps what only the report tells. The version stays, so that nobody's form is out of date because of it. Somebody who
   * changes the sprint in the same moment makes one of the two transactions run again.
   */
  async remember(
    _id: Types.ObjectId,
    cambios: Pick<SprintDoc, 'cambios'>,
    session: ClientSession,
  ): Promise<void> {
    await this.model.collection.updateOne({ _id }, { $set: cambios }, { session });
  }

  /**
   * Hides sprints with their deleted project: each is kept inside its own tombstone, where no query finds it.
   * `eliminado` is a text here, so that the TTL index, which needs a date, does not remove them.
   */
  async keep(ids: readonly Types.ObjectId[], proyecto: string, session: ClientSession): Promise<void> {
    const tombstone = { _id: '$_id', version: { $add: ['$version', 1] }, eliminado: proyecto };
    await this.model.collection.updateMany(
      { _id: { $in: ids as Types.ObjectId[] } },
      [{ $replaceWith: { ...tombstone, conservado: '$$ROOT' } }],
      { session },
    );
  }

  /** The sprints that `keep` has hidden, as they will be restored: with versions above those of their tombstones. */
  async keptOf(proyecto: string, session: ClientSession): Promise<SprintDoc[]> {
    const rows = this.model.collection.find({ eliminado: proyecto }, { session });
    return (await rows.toArray()).map(({ conservado, version }) => ({
      ...(conservado as SprintDoc),
      version: (version as number) + 1,
    }));
  }

  async revive(docs: readonly SprintDoc[], session: ClientSession): Promise<void> {
    for (const doc of docs) await this.model.collection.replaceOne({ _id: doc._id }, doc, { session });
  }

  /**
   * Empties the documents instead of removing them: if a retried POST with a deleted id began again at version 1, every
   * copy would ignore it as older than its tombstone.
   */
  async bury(ids: readonly Types.ObjectId[], eliminado: Date, session: ClientSession): Promise<void> {
    await this.model.collection.updateMany(
      { _id: { $in: ids as Types.ObjectId[] } },
      [{ $replaceWith: { _id: '$_id', version: { $add: ['$version', 1] }, eliminado } }],
      { session },
    );
  }
}

async function nextOf<T>(cursor: { next(): Promise<T | null> }, count: number): Promise<T[]> {
  const batch: T[] = [];
  for (let doc; batch.length < count && (doc = await cursor.next());) batch.push(doc);
  return batch;
}
