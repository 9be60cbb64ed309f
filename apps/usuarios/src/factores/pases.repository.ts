import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { hashOf, newToken } from '../correo/enlace.rules';
import { PASE_MODEL, type PaseDoc } from './pase.model';

@Injectable()
export class PasesRepository {
  constructor(@InjectModel(PASE_MODEL) private readonly model: Model<PaseDoc>) {}

  /** Returns what the browser shows later. */
  async make(parts: Omit<PaseDoc, '_id'>): Promise<string> {
    const pase = newToken();
    await this.model.collection.insertOne({ _id: hashOf(pase), ...parts } as never);
    return pase;
  }

  async find(pase: string, clase: PaseDoc['clase']): Promise<PaseDoc | null> {
    return this.model
      .findOne({ _id: hashOf(pase), clase, expira: { $gt: new Date() } })
      .lean<PaseDoc>()
      .exec();
  }

  /** False: it was used at the same moment. */
  async spend({ _id }: PaseDoc): Promise<boolean> {
    return (await this.model.deleteOne({ _id }).exec()).deletedCount === 1;
  }

  /** Of two who show it at the same moment one gets it. */
  async take(pase: string, clase: PaseDoc['clase']): Promise<PaseDoc | null> {
    return this.model
      .findOneAndDelete({ _id: hashOf(pase), clase, expira: { $gt: new Date() } })
      .lean<PaseDoc>()
      .exec();
  }

  async countDispositivos(usuario: string, ses: number): Promise<number> {
    return this.model
      .countDocuments({ usuario, ses, clase: 'dispositivo', expira: { $gt: new Date() } })
      .exec();
  }

  async removeOf(usuario: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ usuario }, { session }).exec();
  }
}
