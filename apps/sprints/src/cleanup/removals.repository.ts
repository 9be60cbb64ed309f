import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { REMOVAL, type SprintPlace, type RemovalDoc } from './removal.model';

@Injectable()
export class RemovalsRepository {
  constructor(@InjectModel(REMOVAL) private readonly model: Model<RemovalDoc>) {}

  /** The places that the story had, if this fact is newer than the last one handled; null: it is out of date. */
  async placesBefore(id: string, version: number, session: ClientSession): Promise<SprintPlace[] | null> {
    const doc = await this.model.collection.findOne<RemovalDoc>(this.of(id), { session });
    return doc && doc.version >= version ? null : (doc?.plazas ?? []);
  }

  async save({ _id, ...rest }: Omit<RemovalDoc, 'en'>, session: ClientSession): Promise<void> {
    const changes = { $set: { ...rest, en: new Date() } };
    await this.model.collection.updateOne(this.of(_id), changes, { session, upsert: true });
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }

  /** As an object, because the driver types every `_id` as an ObjectId. */
  private of(id: string): object {
    return { _id: id };
  }
}
