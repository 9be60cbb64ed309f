import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { signed, type Tx, type Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findLiving } from '../../storage/find-living';
import { objectId } from '../../storage/object-id';
import { bury, findKept, revive } from '../../storage/tombstones';
import { updateVersion } from '../../storage/update-version';
import { ETIQUETA, type EtiquetaDoc } from './etiqueta.model';

@Injectable()
export class EtiquetasRepository {
  constructor(@InjectModel(ETIQUETA) private readonly model: Model<EtiquetaDoc>) {}

  findById(id: string, session?: ClientSession): Promise<EtiquetaDoc | null> {
    return findLiving(this.model, id, session);
  }

  /** Those among these that exist, in the order of their project. */
  async findMany(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<EtiquetaDoc[]> {
    const distinct = [...new Set(ids.map((id) => id.toHexString()))].map(objectId);
    return distinct.length ? this.sorted({ _id: { $in: distinct } }, session) : [];
  }

  listOf(proyecto: Types.ObjectId, session?: ClientSession): Promise<EtiquetaDoc[]> {
    return this.sorted({ proyecto }, session);
  }

  listIn(proyectos: readonly Types.ObjectId[]): Promise<EtiquetaDoc[]> {
    return this.sorted({ proyecto: { $in: proyectos } });
  }

  insert(doc: EtiquetaDoc, tx: Writing): void {
    tx.insert(this.model.collection, doc);
  }

  update(current: EtiquetaDoc, changes: Partial<EtiquetaDoc>, tx: Writing): EtiquetaDoc {
    return updateVersion(this.model, current, signed(current, changes), tx);
  }

  /** One that no other service has been told of. */
  async findUnpublished(session: ClientSession): Promise<EtiquetaDoc | null> {
    return this.model.collection.findOne<EtiquetaDoc>({ viva: true, publicada: null }, { session });
  }

  publish(current: EtiquetaDoc, tx: Writing): EtiquetaDoc {
    return updateVersion(this.model, current, { publicada: true }, tx);
  }

  /** Its tombstone keeps it, and elements keep its id: while it lasts, the label can return to all of them. */
  remove(doc: EtiquetaDoc, { session }: Tx): Promise<void> {
    return bury(this.model, [doc], new Date(), session, true);
  }

  findRemoved(id: string, session: ClientSession): Promise<EtiquetaDoc | null> {
    return findKept(this.model, objectId(id), session);
  }

  restore(doc: EtiquetaDoc, { session }: Tx): Promise<void> {
    return revive(this.model, [doc], session);
  }

  /** Those of a project that is gone for good. */
  async removeOf(proyecto: Types.ObjectId, session: ClientSession): Promise<void> {
    const filter = { $or: [{ proyecto }, { 'conservado.proyecto': proyecto }] };
    await this.model.collection.deleteMany(filter, { session });
  }

  private sorted(where: object, session?: ClientSession): Promise<EtiquetaDoc[]> {
    return this.model.collection
      .find<EtiquetaDoc>({ ...where, viva: true }, { session })
      .sort({ orden: 1, buscable: 1 })
      .toArray();
  }
}
