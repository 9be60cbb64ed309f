import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { tipoOfKey, type ChatKey } from '@pmp/contracts/mensajes';
import type { ClientSession, Model } from 'mongoose';
import { CHAT, type ChatDoc, type UltimoDoc } from './chat.model';

@Injectable()
export class ChatsRepository {
  constructor(@InjectModel(CHAT) private readonly model: Model<ChatDoc>) {}

  find(key: ChatKey, session?: ClientSession): Promise<ChatDoc | null> {
    return this.model.findOne({ _id: key, eliminado: null }, null, { session }).lean<ChatDoc | null>().exec();
  }

  findMany(keys: readonly ChatKey[]): Promise<ChatDoc[]> {
    return this.model
      .find({ _id: { $in: keys }, eliminado: null })
      .lean<ChatDoc[]>()
      .exec();
  }

  directosOf(usuario: string): Promise<ChatDoc[]> {
    return this.model.find({ personas: usuario, tipo: 'directo' }).lean<ChatDoc[]>().exec();
  }

  /**
   * Reserves the next `count` numbers and returns the last of them. This document is the lock that gives the messages
   * of a conversation one order: a second transaction waits or starts over.
   */
  async advance(key: ChatKey, count: number, ultimo: UltimoDoc, session: ClientSession): Promise<number> {
    const tipo = tipoOfKey(key);
    const personas = tipo === 'directo' ? { personas: key.slice('directo.'.length).split('-') } : {};
    const doc = await this.model
      .findOneAndUpdate(
        { _id: key, eliminado: null },
        { $inc: { secuencia: count }, $set: { ultimo }, $setOnInsert: { tipo, ...personas } },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean<ChatDoc>();
    return doc.secuencia;
  }

  /** Does nothing if that message is no longer the newest one. */
  async changeUltimo(key: ChatKey, ultimo: UltimoDoc, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: key, 'ultimo._id': ultimo._id }, { $set: { ultimo } }, { session });
  }

  /** Hides the conversation but keeps everything in it. */
  async hide(key: ChatKey, at: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne(
      { _id: key },
      { $set: { eliminado: at }, $setOnInsert: { tipo: tipoOfKey(key), secuencia: 0 } },
      { session, upsert: true },
    );
  }

  /** Shows it again. If nobody had written in it, `hide` made the document, so it is removed. */
  async show(key: ChatKey, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ _id: key, secuencia: 0 }, { session });
    await this.model.updateOne({ _id: key }, { $unset: { eliminado: 1 } }, { session });
  }

  async bury(key: ChatKey, at: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne(
      { _id: key },
      {
        $set: { eliminado: at },
        $unset: { ultimo: 1 },
        $setOnInsert: { tipo: tipoOfKey(key), secuencia: 0 },
      },
      { session, upsert: true },
    );
  }
}
