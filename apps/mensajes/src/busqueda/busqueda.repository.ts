import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ChatKey } from '@pmp/contracts/mensajes';
import { palabrasOf, patternOf } from '@pmp/platform';
import type { Model, QueryFilter, Types } from 'mongoose';
import { MENSAJE, type MensajeDoc } from '../mensajes/mensaje.model';

const BACKFILL = 'palabras';
/** With more matches than this, walking the messages from the newest finds enough sooner than sorting the matches. */
const MAX_SORTED = 2_000;

/** Finds messages by their words in many conversations. */
@Injectable()
export class BusquedaRepository {
  constructor(@InjectModel(MENSAJE) private readonly model: Model<MensajeDoc>) {}

  /**
   * The newest `limit` messages with a word for each of the terms, newest first. The first term bounds the index scan.
   */
  async search(chats: readonly ChatKey[], terminos: readonly string[], limit: number): Promise<MensajeDoc[]> {
    const filter = { chat: { $in: chats }, palabras: { $all: terminos.map(patternOf) } } as never;
    const found = await this.model
      .find(filter, { _id: 1 })
      .limit(MAX_SORTED)
      .lean<{ _id: Types.ObjectId }[]>();
    if (found.length === MAX_SORTED) return this.newest(filter, limit);
    const ids = found.map(({ _id }) => _id).sort((a, b) => (a.toHexString() < b.toHexString() ? 1 : -1));
    return this.newest({ _id: { $in: ids.slice(0, limit) } }, limit);
  }

  /**
   * Fills in the words of messages stored before there were any. Returns the last id, null at the end. A message edited
   * meanwhile already has its words.
   */
  async fillPalabras(after: Types.ObjectId | null, limit: number): Promise<Types.ObjectId | null> {
    const docs = await this.model
      .find(after ? { _id: { $gt: after } } : {}, { contenido: 1, palabras: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<(Pick<MensajeDoc, '_id' | 'contenido'> & { palabras?: string[] })[]>();
    const writes = docs
      .filter(({ palabras }) => palabras === undefined)
      .map(({ _id, contenido }) => ({
        updateOne: {
          filter: { _id, palabras: { $exists: false } },
          update: { $set: { palabras: palabrasOf(contenido) } },
        },
      }));
    if (writes.length > 0) await this.model.collection.bulkWrite(writes, { ordered: false });
    return docs.at(-1)?._id ?? null;
  }

  async isFilled(): Promise<boolean> {
    return (await this.pasadas().findOne({ _id: BACKFILL })) !== null;
  }

  async markFilled(): Promise<void> {
    await this.pasadas().updateOne({ _id: BACKFILL }, { $set: { fecha: new Date() } }, { upsert: true });
  }

  /** Ids grow with time: reading backwards, the scan ends at the `limit`th match. */
  private newest(filter: QueryFilter<MensajeDoc>, limit: number): Promise<MensajeDoc[]> {
    return this.model
      .find(filter)
      .sort({ _id: -1 })
      .hint({ _id: 1 })
      .limit(limit)
      .lean<MensajeDoc[]>()
      .exec();
  }

  private pasadas() {
    return this.model.db.collection<{ _id: string; fecha: Date }>('pasadas');
  }
}
