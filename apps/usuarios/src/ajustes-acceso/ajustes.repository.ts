import type { AjustesAcceso, AjustesAccesoUpdate } from '@pmp/contracts/usuarios';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ACCESO, AJUSTES_INICIALES, AJUSTES_MODEL, type AjustesDoc } from './ajustes.model';

@Injectable()
export class AjustesRepository {
  constructor(@InjectModel(AJUSTES_MODEL) private readonly model: Model<AjustesDoc>) {}

  async read(session: ClientSession | null = null): Promise<AjustesAcceso> {
    const doc = await this.model.findById(ACCESO).session(session).lean<AjustesDoc>().exec();
    const { _id, ...ajustes } = doc ?? { _id: ACCESO };
    return { ...AJUSTES_INICIALES, ...ajustes };
  }

  async write(cambio: AjustesAccesoUpdate, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: ACCESO }, { $set: cambio }, { upsert: true, session }).exec();
  }
}
