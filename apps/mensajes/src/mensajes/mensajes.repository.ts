import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type DecisionesQuery, erroresComunes } from '@pmp/contracts/common';
import type { ChatKey } from '@pmp/contracts/mensajes';
import { decisionFilter, DomainError } from '@pmp/platform';
import type { ClientSession, Model, Types } from 'mongoose';
import { MENSAJE, type MensajeDoc } from './mensaje.model';

/** A part of a conversation; bounds are exclusive. */
export interface MensajesRange {
  antesDe?: number;
  despuesDe?: number;
  buscable?: RegExp;
}

@Injectable()
export class MensajesRepository {
  constructor(@InjectModel(MENSAJE) private readonly model: Model<MensajeDoc>) {}

  findById(id: string, session?: ClientSession): Promise<MensajeDoc | null> {
    return this.model.findById(id, null, { session }).lean<MensajeDoc | null>().exec();
  }

  findInChat(chat: ChatKey, id: string): Promise<MensajeDoc | null> {
    return this.model.findOne({ _id: id, chat }).lean<MensajeDoc | null>().exec();
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<MensajeDoc[]> {
    return this.model
      .find({ _id: { $in: ids } })
      .lean<MensajeDoc[]>()
      .exec();
  }

  findByCliente(emisor: string, clienteId: string): Promise<MensajeDoc | null> {
    return this.model.findOne({ emisor, clienteId }).lean<MensajeDoc | null>().exec();
  }

  /** The newest messages of the range, newest first. */
  newest(chat: ChatKey, range: MensajesRange, limit: number): Promise<MensajeDoc[]> {
    return this.page(chat, range, -1, limit);
  }

  /** The oldest messages of the range, oldest first. */
  oldest(chat: ChatKey, range: MensajesRange, limit: number): Promise<MensajeDoc[]> {
    return this.page(chat, range, 1, limit);
  }

  /** The newest `limit` messages with a text that were written in this time, oldest first. */
  async writtenBetween(chat: ChatKey, desde: Date, hasta: Date, limit: number): Promise<MensajeDoc[]> {
    const found = await this.model
      .find({ chat, timestamp: { $gte: desde, $lt: hasta }, eliminado: false, contenido: { $ne: '' } })
      .sort({ secuencia: -1 })
      .limit(limit)
      .lean<MensajeDoc[]>()
      .exec();
    return found.reverse();
  }

  /** The newest decisions first. */
  decisions(chat: ChatKey, { limite, ...query }: DecisionesQuery): Promise<MensajeDoc[]> {
    return this.model
      .find({ chat, ...decisionFilter(query) })
      .sort({ 'decision.fecha': -1 })
      .limit(limite)
      .lean<MensajeDoc[]>()
      .exec();
  }

  conArchivos(chat: ChatKey, limit: number): Promise<MensajeDoc[]> {
    return this.model
      .find({ chat, 'archivos.0': { $exists: true } })
      .sort({ secuencia: -1 })
      .limit(limit)
      .lean<MensajeDoc[]>()
      .exec();
  }

  /** The authors of the newest `limit` messages after `desde` up to `hasta`. */
  async authorsBetween(chat: ChatKey, desde: number, hasta: number, limit: number): Promise<string[]> {
    const docs = await this.model
      .find({ chat, secuencia: { $gt: Math.max(desde, hasta - limit), $lte: hasta } }, { emisor: 1, _id: 0 })
      .lean<Pick<MensajeDoc, 'emisor'>[]>();
    return [...new Set(docs.map(({ emisor }) => emisor))];
  }

  /** Native insert: the documents are whole, so there is nothing to cast or default. */
  async insert(docs: MensajeDoc[], session: ClientSession): Promise<void> {
    await this.model.collection.insertMany(docs, { session });
  }

  async update(
    current: MensajeDoc,
    changes: Partial<MensajeDoc>,
    session: ClientSession,
  ): Promise<MensajeDoc> {
    const updated = await this.model
      .findOneAndUpdate(
        { _id: current._id, version: current.version },
        { $set: changes, $inc: { version: 1 } },
        { session, returnDocument: 'after' },
      )
      .lean<MensajeDoc | null>();
    if (!updated) throw new DomainError(erroresComunes.versionObsoleta);
    return updated;
  }

  /** The next messages to remove from a conversation that is gone. */
  async batchOf(chat: ChatKey, limit: number, session: ClientSession): Promise<MensajeDoc[]> {
    return this.model.find({ chat }, null, { session }).limit(limit).lean<MensajeDoc[]>().exec();
  }

  async remove(docs: readonly MensajeDoc[], session: ClientSession): Promise<void> {
    await this.model.deleteMany({ _id: { $in: docs.map(({ _id }) => _id) } }, { session });
  }

  private page(
    chat: ChatKey,
    { antesDe, despuesDe, buscable }: MensajesRange,
    order: 1 | -1,
    limit: number,
  ): Promise<MensajeDoc[]> {
    const secuencia = {
      ...(antesDe === undefined ? {} : { $lt: antesDe }),
      ...(despuesDe === undefined ? {} : { $gt: despuesDe }),
    };
    return this.model
      .find(
        {
          chat,
          ...(Object.keys(secuencia).length > 0 ? { secuencia } : {}),
          ...(buscable ? { buscable, eliminado: false } : {}),
        },
        { anteriores: 0 },
      )
      .sort({ secuencia: order })
      .limit(limit)
      .lean<MensajeDoc[]>()
      .exec();
  }
}
