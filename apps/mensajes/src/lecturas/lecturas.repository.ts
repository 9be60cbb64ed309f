import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ChatKey } from '@pmp/contracts/mensajes';
import type { ClientSession, Model } from 'mongoose';
import { LECTURA, type LecturaDoc } from './lectura.model';

const idOf = (chat: ChatKey, persona: string): string => `${chat}:${persona}`;

@Injectable()
export class LecturasRepository {
  constructor(@InjectModel(LECTURA) private readonly model: Model<LecturaDoc>) {}

  /** By person, the number of the newest message that they have read. */
  async ofChat(chat: ChatKey): Promise<Map<string, number>> {
    const docs = await this.model.find({ chat }).lean<LecturaDoc[]>();
    return new Map(docs.map(({ persona, secuencia }) => [persona, secuencia]));
  }

  /** The same for one person, by conversation. */
  async ofPersona(persona: string, chats: readonly ChatKey[]): Promise<Map<ChatKey, number>> {
    const docs = await this.model
      .find({ _id: { $in: chats.map((chat) => idOf(chat, persona)) } })
      .lean<LecturaDoc[]>();
    return new Map(docs.map(({ chat, secuencia }) => [chat, secuencia]));
  }

  /** Moves the cursor forwards only. Returns how far the person had read before. */
  async advance(chat: ChatKey, persona: string, secuencia: number): Promise<number> {
    const before = await this.model
      .findOneAndUpdate(
        { _id: idOf(chat, persona) },
        { $max: { secuencia }, $setOnInsert: { chat, persona } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean<LecturaDoc | null>();
    return before?.secuencia ?? 0;
  }

  async advanceMany(
    chat: ChatKey,
    until: ReadonlyMap<string, number>,
    session: ClientSession,
  ): Promise<void> {
    const operations = [...until].map(([persona, secuencia]) => ({
      updateOne: {
        filter: { _id: idOf(chat, persona) },
        update: { $max: { secuencia }, $setOnInsert: { chat, persona } },
        upsert: true,
      },
    }));
    await this.model.bulkWrite(operations, { session });
  }

  /** Gives a cursor to people who have none; existing cursors stay. */
  async begin(
    chat: ChatKey,
    personas: readonly string[],
    secuencia: number,
    session: ClientSession,
  ): Promise<void> {
    const operations = personas.map((persona) => ({
      updateOne: {
        filter: { _id: idOf(chat, persona) },
        update: { $setOnInsert: { chat, persona, secuencia } },
        upsert: true,
      },
    }));
    if (operations.length > 0) await this.model.bulkWrite(operations, { session });
  }

  async removeOf(chat: ChatKey, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ chat }, { session });
  }
}
