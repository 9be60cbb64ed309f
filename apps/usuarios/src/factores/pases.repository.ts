import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { hashOf, newToken } from '../correo/enlace.rules';
import { PASE_MODEL, type PaseDoc } from './pase.model';

const REF_LENGTH = 24;

/** How a pass is named to its owner: the beginning of its digest, with which nobody can show it. */
export const refOf = ({ _id }: PaseDoc): string => _id.slice(0, REF_LENGTH);

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

  /** Those that are remembered, the one that ends last first. */
  async listDispositivos(usuario: string, ses: number): Promise<PaseDoc[]> {
    return this.model
      .find({ usuario, ses, clase: 'dispositivo', expira: { $gt: new Date() } })
      .sort({ expira: -1, _id: 1 })
      .lean<PaseDoc[]>()
      .exec();
  }

  async noteUse({ _id }: PaseDoc, usado: Date): Promise<void> {
    await this.model.updateOne({ _id }, { $max: { usado } }).exec();
  }

  /** null: it is none of this person's, or is forgotten already. `ref`: see `refOf`. */
  async forgetDispositivo(ref: string, usuario: string, session: ClientSession): Promise<PaseDoc | null> {
    return this.model
      .findOneAndDelete({ _id: { $regex: `^${ref}` }, usuario, clase: 'dispositivo' })
      .session(session)
      .lean<PaseDoc>()
      .exec();
  }

  async removeOf(usuario: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ usuario }, { session }).exec();
  }
}
