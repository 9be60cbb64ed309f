import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx, Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { IMPORTADO, type Dicho, type ImportadoDoc } from './importacion.model';

const AT_ONCE = 1_000;

@Injectable()
export class ImportadosRepository {
  constructor(@InjectModel(IMPORTADO) private readonly model: Model<ImportadoDoc>) {}

  /** Those among these that an import has made. */
  async findMany(huellas: readonly Types.ObjectId[], session?: ClientSession): Promise<ImportadoDoc[]> {
    const found: ImportadoDoc[] = [];
    for (let at = 0; at < huellas.length; at += AT_ONCE) {
      const where = { _id: { $in: huellas.slice(at, at + AT_ONCE) } };
      found.push(...(await this.model.collection.find<ImportadoDoc>(where, { session }).toArray()));
    }
    return found;
  }

  insert(doc: ImportadoDoc, tx: Writing): void {
    tx.insert(this.model.collection, doc);
  }

  /** What these fields of it have been taken as; one that nobody had changed here is still as it was imported. */
  async nowSays(
    _id: Types.ObjectId,
    dicho: Dicho,
    { before, after, tx }: { before: Date; after: Date; tx: Tx },
  ): Promise<void> {
    const { session } = tx;
    const set = Object.fromEntries(Object.entries(dicho).map(([campo, said]) => [`dicho.${campo}`, said]));
    await this.model.collection.updateOne({ _id }, { $set: set }, { session });
    await this.model.collection.updateOne(
      { _id, updatedAt: before },
      { $set: { updatedAt: after } },
      { session },
    );
  }

  /** Some of what an import has made of a kind, after this one. */
  next(
    importacion: Types.ObjectId,
    tipo: string,
    after: Types.ObjectId | null,
    limit: number,
    session: ClientSession,
  ): Promise<ImportadoDoc[]> {
    const where = { importacion, tipo, ...(after && { _id: { $gt: after } }) };
    return this.model.collection
      .find<ImportadoDoc>(where, { session })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
  }

  /** The same, without what is to be left. */
  nextToRemove(
    importacion: Types.ObjectId,
    tipo: string,
    limit: number,
    session: ClientSession,
  ): Promise<ImportadoDoc[]> {
    return this.model.collection
      .find<ImportadoDoc>({ importacion, tipo, conservar: { $exists: false } }, { session })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray();
  }

  /** Those among these elements that this import has made. */
  async madeAmong(
    importacion: Types.ObjectId,
    elementos: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<Set<string>> {
    const made = new Set<string>();
    for (let at = 0; at < elementos.length; at += AT_ONCE) {
      const where = { elemento: { $in: elementos.slice(at, at + AT_ONCE) }, importacion };
      const found = this.model.collection.find<Pick<ImportadoDoc, 'elemento'>>(where, {
        session,
        projection: { elemento: 1 },
      });
      for (const { elemento } of await found.toArray()) made.add(elemento.toHexString());
    }
    return made;
  }

  /** Marks these and everything above them, so that undoing leaves them. */
  async keep(
    importacion: Types.ObjectId,
    elementos: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<void> {
    let level = [...elementos];
    while (level.length) {
      const where = { importacion, elemento: { $in: level }, conservar: { $exists: false } };
      const found = await this.model.collection.find<ImportadoDoc>(where, { session }).toArray();
      await this.model.collection.updateMany(where, { $set: { conservar: true } }, { session });
      level = found.flatMap(({ padre }) => padre ?? []);
    }
  }

  countKept(importacion: Types.ObjectId, session: ClientSession): Promise<number> {
    return this.model.collection.countDocuments({ importacion, conservar: true }, { session });
  }

  /** Forgets that these were imported; with `beneath`, also what hung from them. */
  async forget(
    importacion: Types.ObjectId,
    elementos: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<void> {
    let level = [...elementos];
    while (level.length) {
      const below = await this.model.collection
        .find<ImportadoDoc>({ importacion, padre: { $in: level } }, { session })
        .toArray();
      await this.model.collection.deleteMany({ importacion, elemento: { $in: level } }, { session });
      level = below.map(({ elemento }) => elemento);
    }
  }

  async forgetAll(importacion: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ importacion }, { session });
  }

  /** Those of elements that are gone for good. */
  async discard(elementos: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ elemento: { $in: elementos } }, { session });
  }
}
