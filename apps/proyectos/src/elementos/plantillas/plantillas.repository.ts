import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { signed, type Tx, type Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findLiving } from '../../storage/find-living';
import { objectId } from '../../storage/object-id';
import { bury, findKept, revive } from '../../storage/tombstones';
import { updateVersion } from '../../storage/update-version';
import { PLANTILLA, type PlantillaDoc } from './plantilla.model';

@Injectable()
export class PlantillasRepository {
  constructor(@InjectModel(PLANTILLA) private readonly model: Model<PlantillaDoc>) {}

  findById(id: string, session?: ClientSession): Promise<PlantillaDoc | null> {
    return findLiving(this.model, id, session);
  }

  /** By name. A tombstone has no project. */
  listOf(proyecto: Types.ObjectId, session?: ClientSession): Promise<PlantillaDoc[]> {
    return this.model.collection
      .find<PlantillaDoc>({ proyecto }, { session })
      .sort({ nombre: 1, _id: 1 })
      .toArray();
  }

  insert(doc: PlantillaDoc, tx: Writing): void {
    tx.insert(this.model.collection, doc);
  }

  update(current: PlantillaDoc, changes: Partial<PlantillaDoc>, tx: Writing): PlantillaDoc {
    return updateVersion(this.model, current, signed(current, changes), tx);
  }

  remove(doc: PlantillaDoc, { session }: Tx): Promise<void> {
    return bury(this.model, [doc], new Date(), session, true);
  }

  findRemoved(id: string, session: ClientSession): Promise<PlantillaDoc | null> {
    return findKept(this.model, objectId(id), session);
  }

  restore(doc: PlantillaDoc, { session }: Tx): Promise<void> {
    return revive(this.model, [doc], session);
  }

  /** Those of a project that is gone for good. */
  async removeOf(proyecto: Types.ObjectId, session: ClientSession): Promise<void> {
    const filter = { $or: [{ proyecto }, { 'conservado.proyecto': proyecto }] };
    await this.model.collection.deleteMany(filter, { session });
  }
}
