import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey, type Tx, type Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from '../../storage/object-id';
import {
  IMPORTACION,
  IMPORTACION_FILAS,
  type FilaDoc,
  type FilasDoc,
  type ImportacionDoc,
} from './importacion.model';

const MAX_LISTED = 50;

@Injectable()
export class ImportacionesRepository {
  constructor(
    @InjectModel(IMPORTACION) private readonly model: Model<ImportacionDoc>,
    @InjectModel(IMPORTACION_FILAS) private readonly filas: Model<FilasDoc>,
  ) {}

  async find(id: string, session?: ClientSession): Promise<ImportacionDoc | null> {
    return this.model.collection.findOne<ImportacionDoc>({ _id: objectId(id) }, { session });
  }

  /** Newest first. */
  listOf(creador: string): Promise<ImportacionDoc[]> {
    return this.model.collection
      .find<ImportacionDoc>({ creador: objectId(creador) })
      .sort({ createdAt: -1 })
      .limit(MAX_LISTED)
      .toArray();
  }

  /** What the rows of a person's imports take, or those of all; of an old import, about as much as its file. */
  async bytesOf(creador: string | null): Promise<number> {
    const own = creador === null ? {} : { creador: objectId(creador) };
    const bytes = { $sum: { $ifNull: ['$ocupa', '$archivo.tamano'] } };
    const [held] = await this.model.collection
      .aggregate<{ bytes: number }>([{ $match: own }, { $group: { _id: null, bytes } }])
      .toArray();
    return held?.bytes ?? 0;
  }

  countOpen(creador: string, session?: ClientSession): Promise<number> {
    const estado = { $in: ['leida', 'calculando', 'preparada'] };
    return this.model.collection.countDocuments({ creador: objectId(creador), estado }, { session });
  }

  /** Those that are being planned, made or undone, the one that was touched longest ago first. */
  unfinished(limit: number): Promise<ImportacionDoc[]> {
    const estado = { $in: ['calculando', 'en curso', 'deshaciendo'] };
    return this.model.collection
      .find<ImportacionDoc>({ estado })
      .sort({ updatedAt: 1 })
      .limit(limit)
      .toArray();
  }

  async insert(doc: ImportacionDoc, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne(doc as never, { session });
  }

  /** Fails with versionObsoleta if another step has been made meanwhile. */
  update({ _id, paso, estado }: ImportacionDoc, changes: Partial<ImportacionDoc>, tx: Writing): void {
    tx.update(this.model.collection, { _id, paso, estado }, { $set: { updatedAt: new Date(), ...changes } });
  }

  /** Asks for a plan, which makes one under way an old one; null if it is no longer in one of these states. */
  async askForPlan(
    _id: Types.ObjectId,
    estados: readonly string[],
    wanted: Pick<ImportacionDoc, 'destino' | 'mapeo' | 'clave'>,
  ): Promise<number | null> {
    const changes = { ...wanted, estado: 'calculando', leidas: 0, updatedAt: new Date() };
    const found = await this.model.collection.findOneAndUpdate(
      { _id, estado: { $in: estados } } as never,
      { $set: changes, $inc: { paso: 1 } } as never,
      { returnDocument: 'after', projection: { paso: 1 } },
    );
    return found ? (found as unknown as ImportacionDoc).paso : null;
  }

  /** Of the plan that was asked for with this step; false if another one has been asked for since, or none is wanted. */
  async planned(
    { _id, paso }: Pick<ImportacionDoc, '_id' | 'paso'>,
    changes: Partial<ImportacionDoc>,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.collection.updateOne(
      { _id, paso, estado: 'calculando' },
      { $set: { updatedAt: new Date(), ...changes } },
    );
    return matchedCount > 0;
  }

  /** With its rows; what it has made stays. */
  async remove(_id: Types.ObjectId): Promise<void> {
    await this.filas.collection.deleteMany({ importacion: _id });
    await this.model.collection.deleteOne({ _id });
  }

  async attach(
    _id: Types.ObjectId,
    { adjuntos, rechazados }: Required<Pick<ImportacionDoc, 'adjuntos' | 'rechazados'>>,
  ): Promise<void> {
    await this.model.collection.updateOne({ _id }, { $set: { adjuntos, rechazados } });
  }

  async insertFilas(doc: FilasDoc): Promise<void> {
    await this.filas.collection.insertOne(doc as never);
  }

  /** The rows, some at a time, from the first one on. */
  async *trozos(importacion: Types.ObjectId): AsyncGenerator<FilasDoc> {
    const where = { importacion, n: { $gte: 0 } };
    const found = this.filas.collection.find<FilasDoc>(where, { batchSize: 5 }).sort({ n: 1 });
    for await (const trozo of found) yield trozo;
  }

  /** What is planned for the rows, without their cells; only of documents with a row like this. */
  async *planes(
    importacion: Types.ObjectId,
    con: object,
  ): AsyncGenerator<Pick<FilaDoc, 'fila' | 'plan'> & Pick<FilasDoc, 'n'>> {
    const options = { batchSize: 5, projection: { n: 1, 'filas.fila': 1, 'filas.plan': 1 } };
    const found = this.filas.collection.find<FilasDoc>({ importacion, ...con }, options).sort({ n: 1 });
    for await (const { n, filas } of found) for (const fila of filas) yield { ...fila, n };
  }

  /** False if a plan that was asked for later has written there already. */
  async putFilas({ _id, importacion, n, ...rest }: FilasDoc, paso: number): Promise<boolean> {
    const where = { importacion, n, $or: [{ paso: { $exists: false } }, { paso: { $lte: paso } }] };
    try {
      await this.filas.collection.updateOne(
        where as never,
        { $set: { ...rest, paso }, $setOnInsert: { _id } } as never,
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** What a step has done with these rows. */
  async markFilas({ _id, filas }: Pick<FilasDoc, '_id' | 'filas'>, { session }: Tx): Promise<void> {
    await this.filas.collection.updateOne({ _id }, { $set: { filas } }, { session });
  }

  async removePlanned(importacion: Types.ObjectId, paso: number): Promise<void> {
    const older = [{ paso: { $exists: false } }, { paso: { $lt: paso } }];
    await this.filas.collection.deleteMany({ importacion, n: -1, $or: older } as never);
  }

  /** The next document from this place on that makes something of this kind; null: none is left. */
  async nextFilas(
    importacion: Types.ObjectId,
    desde: number,
    crea: string,
    session: ClientSession,
  ): Promise<FilasDoc | null> {
    const where = { importacion, n: { $gte: desde }, crea };
    return this.filas.collection.findOne<FilasDoc>(where as never, { session, sort: { n: 1 } });
  }

  /** Which new story goes into which sprint, in the order of the rows. */
  async sprintsOfRows(
    importacion: Types.ObjectId,
    session: ClientSession,
  ): Promise<{ id: Types.ObjectId; sprint: Types.ObjectId }[]> {
    const projection = { 'filas.plan.id': 1, 'filas.plan.sprint': 1 };
    const found = this.filas.collection
      .find<FilasDoc>({ importacion, crea: 'sprints' }, { session, projection })
      .sort({ n: 1 });
    const rows = (await found.toArray()).flatMap(({ filas }) => filas);
    return rows.flatMap(({ plan }) => (plan?.sprint ? [{ id: plan.id, sprint: plan.sprint }] : []));
  }

  async keepUntil(importacion: Types.ObjectId, caduca: Date, { session }: Tx): Promise<void> {
    await this.filas.collection.updateMany({ importacion }, { $set: { caduca } }, { session });
  }
}
