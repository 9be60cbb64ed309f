import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type ClientSession, type Connection } from 'mongoose';
import { isDuplicateKey } from '../errors/duplicate-key';

/** Longer than HECHOS keeps a fact (7 days), so every fact that may be delivered again is still known here. */
const KEPT_SECONDS = 8 * 86_400;
interface InboxDocument {
  /** `<consumer>:<event id>` */
  _id: string;
  en: Date;
}

/** Thrown when at least one of the facts was already handled. */
export class AlreadyHandled extends Error {}

@Injectable()
export class Inbox {
  private readonly collection;

  constructor(@InjectConnection() connection: Connection) {
    const schema = new Schema<InboxDocument>(
      { _id: String, en: { type: Date, expires: KEPT_SECONDS } },
      { versionKey: false },
    );
    this.collection = connection.model<InboxDocument>('Inbox', schema, 'inbox').collection;
  }

  /**
   * Records the facts in the transaction of their handler. Throws AlreadyHandled if one was handled before; the caller
   * must then abort that transaction.
   */
  async record(consumidor: string, ids: readonly string[], session: ClientSession): Promise<void> {
    const en = new Date();
    const documents = ids.map((id) => ({ _id: `${consumidor}:${id}`, en }));
    try {
      await this.collection.insertMany(documents as never[], { session });
    } catch (error) {
      if (isDuplicateKey(error)) throw new AlreadyHandled();
      throw error;
    }
  }
}
