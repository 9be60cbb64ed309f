import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { RETIRADA, type PlazaDoc, type RetiradaDoc } from './retirada.model';

@Injectable()
export class RetiradasRepository {
  constructor(@InjectModel(RETIRADA) private readonly model: Model<RetiradaDoc>) {}

  /** The places it had, if this is newer than what was heard before; null: it is old news. */
  async plazasBefore(id: string, version: number, session: ClientSession): Promise<PlazaDoc[] | null> {
    const doc = await this.model.collection.findOne<RetiradaDoc>(this.of(id), { session });
    return doc && doc.version >= version ? null : (doc?.plazas ?? []);
  }

  async save({ _id, ...rest }: Omit<RetiradaDoc, 'en'>, session: ClientSession): Promise<void> {
    const changes = { $set: { ...rest, en: new Date() } };
    await this.model.collection.updateOne(this.of(_id), changes, { session, upsert: true });
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }

  /** Typed by hand: the driver takes every `_id` for an ObjectId. */
  private of(id: string): object {
    return { _id: id };
  }
}
