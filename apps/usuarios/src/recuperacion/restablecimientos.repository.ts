import type { Tx } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { RESTABLECIMIENTO_MODEL, type RestablecimientoDoc } from './restablecimiento.model';

@Injectable()
export class RestablecimientosRepository {
  constructor(@InjectModel(RESTABLECIMIENTO_MODEL) private readonly model: Model<RestablecimientoDoc>) {}

  insert(doc: RestablecimientoDoc, tx: Tx): void {
    tx.insert(this.model.collection, doc);
  }

  async findValid(_id: string, now: Date, session: ClientSession | null = null) {
    return this.model
      .findOne({ _id, expira: { $gt: now } })
      .session(session)
      .lean<RestablecimientoDoc>()
      .exec();
  }

  async removeOf(usuario: string, session: ClientSession): Promise<void> {
    await this.model.deleteMany({ usuario }, { session }).exec();
  }
}
