import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { LAST_HEARD, type LastHeardDoc } from './last-heard.model';

@Injectable()
export class LastHeardRepository {
  constructor(@InjectModel(LAST_HEARD) private readonly model: Model<LastHeardDoc>) {}

  /** False when a newer fact has been handled already. */
  async hear(proyecto: string, version: number, session: ClientSession): Promise<boolean> {
    const known = await this.model.findById(proyecto, null, { session }).lean<LastHeardDoc | null>();
    if (known && known.version >= version) return false;
    const changes = { $set: { version, en: new Date() } };
    await this.model.updateOne({ _id: proyecto }, changes, { session, upsert: true });
    return true;
  }
}
