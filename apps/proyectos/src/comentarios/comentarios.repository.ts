import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { DecisionesQuery } from '@pmp/contracts/common';
import type { ComentariosQuery } from '@pmp/contracts/proyectos';
import { decisionFilter, palabrasOf, type Tx, type Writing } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { findLiving } from '../storage/find-living';
import { objectId } from '../storage/object-id';
import { bury, findKept, revive } from '../storage/tombstones';
import { updateVersion } from '../storage/update-version';
import { findPage } from '../lists/find-page';
import { NEWEST_FIRST, OLDEST_FIRST, type Page } from '../lists/page.rules';
import { COMENTARIO, type ComentarioDoc, type StoredComentario } from './comentario.model';

const findable = (doc: ComentarioDoc): StoredComentario => ({ ...doc, palabras: palabrasOf(doc.texto) });

@Injectable()
export class ComentariosRepository {
  constructor(@InjectModel(COMENTARIO) private readonly model: Model<StoredComentario>) {}

  findById(id: string, session?: ClientSession): Promise<ComentarioDoc | null> {
    return findLiving(this.model, id, session);
  }

  listOf(sobre: Types.ObjectId, { orden, ...pagina }: ComentariosQuery): Promise<Page<ComentarioDoc>> {
    return findPage(this.model, { sobre }, orden === 'recientes' ? NEWEST_FIRST : OLDEST_FIRST, pagina, {
      anteriores: 0,
    });
  }

  /** The newest decisions of a project, or only those on one of its elements, first. */
  decisions(
    where: { proyecto: Types.ObjectId } | { sobre: Types.ObjectId },
    { limite, ...query }: DecisionesQuery,
  ): Promise<ComentarioDoc[]> {
    return this.model
      .find({ ...where, ...decisionFilter(query) }, { anteriores: 0 })
      .sort({ 'decision.fecha': -1 })
      .limit(limite)
      .lean<ComentarioDoc[]>()
      .exec();
  }

  /** What was written in a project in this time, or only on some of its elements; newest first. */
  writtenBetween(
    proyecto: Types.ObjectId,
    { desde, hasta }: { desde: Date; hasta: Date },
    sobre: readonly Types.ObjectId[] | undefined,
    limite: number,
  ): Promise<ComentarioDoc[]> {
    return this.model
      .find({ proyecto, createdAt: { $gte: desde, $lt: hasta }, ...(sobre && { sobre: { $in: sobre } }) })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limite)
      .lean<ComentarioDoc[]>()
      .exec();
  }

  /** How many comments each of these has. */
  async countsOf(sobre: readonly Types.ObjectId[], session: ClientSession): Promise<Map<string, number>> {
    const stages = [{ $match: { sobre: { $in: sobre } } }, { $group: { _id: '$sobre', total: { $sum: 1 } } }];
    const found = this.model.collection.aggregate<{ _id: Types.ObjectId; total: number }>(stages, {
      session,
    });
    return new Map((await found.toArray()).map(({ _id, total }) => [_id.toHexString(), total]));
  }

  insert(doc: ComentarioDoc, tx: Writing): void {
    tx.insert(this.model.collection, findable(doc));
  }

  update(current: ComentarioDoc, changes: Partial<ComentarioDoc>, tx: Writing): ComentarioDoc {
    const { texto } = changes;
    const palabras = texto !== undefined && { palabras: palabrasOf(texto) };
    return updateVersion<StoredComentario>(this.model, current, { ...changes, ...palabras }, tx);
  }

  /** Leaves a tombstone that blocks the id and keeps the comment, which can be restored while the tombstone lasts. */
  remove(doc: ComentarioDoc, { session }: Tx): Promise<void> {
    return bury(this.model, [doc], new Date(), session, true);
  }

  /** A deleted comment as it will be restored. */
  findRemoved(id: string, session: ClientSession): Promise<ComentarioDoc | null> {
    return findKept(this.model, objectId(id), session);
  }

  restore(doc: ComentarioDoc, { session }: Tx): Promise<void> {
    return revive(this.model, [findable(doc)], session);
  }

  /** Removes the comments on these stories or tasks for good, those deleted earlier included. */
  async removeOf(sobre: Types.ObjectId[], session: ClientSession): Promise<void> {
    const about = { $in: sobre };
    const filter = { $or: [{ sobre: about }, { 'conservado.sobre': about }] };
    await this.model.collection.deleteMany(filter, { session });
  }
}
