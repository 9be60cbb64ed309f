import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx, Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from '../../storage/object-id';
import { IMPORTACION, IMPORTACION_FILAS, type FilasDoc, type ImportacionDoc } from './importacion.model';

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

  countOpen(creador: string): Promise<number> {
    const estado = { $in: ['leida', 'calculando', 'preparada'] };
    return this.model.collection.countDocuments({ creador: objectId(creador), estado });
  }

  async insert(doc: ImportacionDoc): Promise<void> {
    await this.model.collection.insertOne(doc as never);
  }

  /** Fails with versionObsoleta if another step has been made meanwhile. */
  update({ _id, paso, estado }: ImportacionDoc, changes: Partial<ImportacionDoc>, tx: Writing): void {
    tx.update(this.model.collection, { _id, paso, estado }, { $set: { updatedAt: new Date(), ...changes } });
  }

  /** Outside of a transaction; false if it is no longer in one of these states. */
  async change(
    _id: Types.ObjectId,
    estados: readonly string[],
    changes: Partial<ImportacionDoc>,
  ): Promise<boolean> {
    const { matchedCount } = await this.model.collection.updateOne(
      { _id, estado: { $in: estados } } as never,
      { $set: { updatedAt: new Date(), ...changes } },
    );
    return matchedCount > 0;
  }

  /** With its rows; what it has made stays. */
  async remove(_id: Types.ObjectId): Promise<void> {
    await this.filas.collection.deleteMany({ importacion: _id });
    await this.model.collection.deleteOne({ _id });
  }

  async insertFilas(doc: FilasDoc): Promise<void> {
    await this.filas.collection.insertOne(doc as never);
  }

  async removeFilas(importacion: Types.ObjectId): Promise<void> {
    await this.filas.collection.deleteMany({ importacion });
  }

  /** The rows, some at a time, from the first one on. */
  async *trozos(importacion: Types.ObjectId, { desde = 0 } = {}): AsyncGenerator<FilasDoc> {
    const found = this.filas.collection
      .find<FilasDoc>({ importacion, n: { $gte: desde } }, { batchSize: 5 })
      .sort({ n: 1 });
    for await (const trozo of found) yield trozo;
  }

  async putFilas(doc: FilasDoc): Promise<void> {
    const { importacion, n, ...rest } = doc;
    await this.filas.collection.replaceOne({ importacion, n }, { ...rest, importacion, n } as never, {
      upsert: true,
    });
  }

  async removePlanned(importacion: Types.ObjectId): Promise<void> {
    await this.filas.collection.deleteMany({ importacion, n: -1 });
  }

  /** The next rows from this place on that make something of this kind. */
  nextFilas(
    importacion: Types.ObjectId,
    desde: number,
    crea: string,
    session: ClientSession,
  ): Promise<FilasDoc | null> {
    return this.filas.collection.findOne<FilasDoc>(
      { importacion, n: { $gte: desde }, crea },
      { session, sort: { n: 1 } },
    );
  }

  async keepUntil(importacion: Types.ObjectId, caduca: Date, { session }: Tx): Promise<void> {
    await this.filas.collection.updateMany({ importacion }, { $set: { caduca } }, { session });
  }
}
