import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Tx } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findLiving } from '../storage/find-living';
import { objectId } from '../storage/object-id';
import { bury, findKept, revive } from '../storage/tombstones';
import { ENLACE, type EnlaceDoc } from './enlace.model';

/** Who holds up whom. */
type Bloqueo = Pick<EnlaceDoc, 'origen' | 'destino'>;

@Injectable()
export class EnlacesRepository {
  constructor(@InjectModel(ENLACE) private readonly model: Model<EnlaceDoc>) {}

  findById(id: string, session?: ClientSession): Promise<EnlaceDoc | null> {
    return findLiving(this.model, id, session);
  }

  /** Those with an end in the project, oldest first. */
  listOfProyecto(proyecto: Types.ObjectId): Promise<EnlaceDoc[]> {
    return this.find({ $or: [{ 'origen.proyecto': proyecto }, { 'destino.proyecto': proyecto }] });
  }

  listOf(elemento: Types.ObjectId): Promise<EnlaceDoc[]> {
    return this.find({ $or: [{ 'origen._id': elemento }, { 'destino._id': elemento }] });
  }

  countOf(elemento: Types.ObjectId, session: ClientSession): Promise<number> {
    const where = { viva: true, $or: [{ 'origen._id': elemento }, { 'destino._id': elemento }] };
    return this.model.collection.countDocuments(where, { session });
  }

  /** What these hold up. */
  async heldUpBy(elementos: readonly Types.ObjectId[], session: ClientSession): Promise<Bloqueo[]> {
    return this.bloqueos({ 'origen._id': { $in: elementos } }, session);
  }

  /** What these wait for. */
  async holdingUp(elementos: readonly Types.ObjectId[], session: ClientSession): Promise<Bloqueo[]> {
    return this.bloqueos({ 'destino._id': { $in: elementos } }, session);
  }

  /** Before reading who waits for whom. */
  takeTurn(tx: Tx): Promise<void> {
    return tx.takeTurn('bloqueos');
  }

  /** At once: what is counted next in the same transaction must see it. */
  async insert(doc: EnlaceDoc, { session }: Tx): Promise<void> {
    await this.model.collection.insertOne(doc as never, { session });
  }

  async insertMany(docs: readonly EnlaceDoc[], { session }: Tx): Promise<void> {
    await this.model.collection.insertMany(docs as never, { session });
  }

  /** Its tombstone keeps it, so that it can be restored while the tombstone lasts. */
  remove(doc: EnlaceDoc, { session }: Tx): Promise<void> {
    return bury(this.model, [doc], new Date(), session, true);
  }

  findRemoved(id: string, session: ClientSession): Promise<EnlaceDoc | null> {
    return findKept(this.model, objectId(id), session);
  }

  restore(doc: EnlaceDoc, { session }: Tx): Promise<void> {
    return revive(this.model, [doc], session);
  }

  /** The living links of elements that are removed for good. */
  findOf(elementos: readonly Types.ObjectId[], session: ClientSession): Promise<EnlaceDoc[]> {
    return this.find(
      { $or: [{ 'origen._id': { $in: elementos } }, { 'destino._id': { $in: elementos } }] },
      session,
    );
  }

  /** Those, and the ones that were removed before; nothing can bring them back. */
  async discardOf(elementos: readonly Types.ObjectId[], { session }: Tx): Promise<void> {
    const ends = ['origen', 'destino', 'conservado.origen', 'conservado.destino'];
    const filter = { $or: ends.map((end) => ({ [`${end}._id`]: { $in: elementos } })) };
    await this.model.collection.deleteMany(filter, { session });
  }

  private bloqueos(where: object, session: ClientSession): Promise<Bloqueo[]> {
    const projection = { origen: 1, destino: 1 };
    return this.model.collection
      .find<Bloqueo>({ ...where, tipo: 'bloquea', viva: true }, { session, projection })
      .toArray();
  }

  private find(where: object, session?: ClientSession): Promise<EnlaceDoc[]> {
    return this.model.collection
      .find<EnlaceDoc>({ ...where, viva: true }, { session })
      .sort({ createdAt: 1, _id: 1 })
      .toArray();
  }
}
