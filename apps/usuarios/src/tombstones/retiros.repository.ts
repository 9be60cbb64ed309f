import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { RETIRO_MODEL, type RetiroDoc } from './retiro.model';

/** Up to when each stream has been looked through. */
@Injectable()
export class RetirosRepository {
  constructor(@InjectModel(RETIRO_MODEL) private readonly retiros: Model<RetiroDoc>) {}

  async doneUntil(stream: string): Promise<Date | null> {
    return (await this.retiros.findById(stream).lean())?.hasta ?? null;
  }

  async setDone(stream: string, hasta: Date): Promise<void> {
    await this.retiros.updateOne({ _id: stream }, { hasta }, { upsert: true });
  }
}
