import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ChatKey } from '@pmp/contracts/mensajes';
import { fillPalabras, findByPalabras, palabrasOf, type Searched } from '@pmp/platform';
import type { Model, Types } from 'mongoose';
import { MENSAJE, type MensajeDoc } from '../mensajes/mensaje.model';

const BACKFILL = 'palabras';

const searched: Searched<MensajeDoc> = {
  fields: ['contenido'],
  palabrasOf: ({ contenido }) => palabrasOf(contenido),
};

/** Finds messages by their words in many conversations. */
@Injectable()
export class BusquedaRepository {
  constructor(@InjectModel(MENSAJE) private readonly model: Model<MensajeDoc>) {}

  /** The newest `limit` messages with a word for each of the terms, newest first. */
  async search(chats: readonly ChatKey[], terminos: readonly string[], limit: number): Promise<MensajeDoc[]> {
    const pages = findByPalabras(this.model, { field: 'chat', values: chats }, terminos, limit);
    return (await pages.next()).value ?? [];
  }

  /** See `fillPalabras` of the platform. */
  fillPalabras(after: Types.ObjectId | null, limit: number): Promise<Types.ObjectId | null> {
    return fillPalabras(this.model, searched, after, limit);
  }

  async isFilled(): Promise<boolean> {
    return (await this.pasadas().findOne({ _id: BACKFILL })) !== null;
  }

  async markFilled(): Promise<void> {
    await this.pasadas().updateOne({ _id: BACKFILL }, { $set: { fecha: new Date() } }, { upsert: true });
  }

  private pasadas() {
    return this.model.db.collection<{ _id: string; fecha: Date }>('pasadas');
  }
}
