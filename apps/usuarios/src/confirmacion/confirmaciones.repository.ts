import type { Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CONFIRMACION_MODEL, type ConfirmacionDoc } from './confirmacion.model';

@Injectable()
export class ConfirmacionesRepository {
  constructor(@InjectModel(CONFIRMACION_MODEL) private readonly model: Model<ConfirmacionDoc>) {}

  insert(doc: ConfirmacionDoc, tx: Tx): void {
    tx.insert(this.model.collection, doc);
  }

  async findValid(_id: string, now: Date, session: ClientSession): Promise<ConfirmacionDoc | null> {
    return this.model
      .findOne({ _id, expira: { $gt: now } })
      .session(session)
      .lean<ConfirmacionDoc>()
      .exec();
  }

  async removeOf(usuario: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ usuario }, { session }).exec();
  }
}
