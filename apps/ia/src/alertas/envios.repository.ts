import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ENVIO, type EnvioDoc } from './envio.model';

/** The author of what is sent because its rule has turned true. */
export const AUTOMATICO = 'reglas';

type Destino = Omit<EnvioDoc, '_id' | 'usuario'>;

@Injectable()
export class EnviosRepository {
  constructor(@InjectModel(ENVIO) private readonly model: Model<EnvioDoc>) {}

  /** The alerts among these that a person has sent to somebody. */
  async sentAmong(alertas: readonly string[]): Promise<Set<string>> {
    const byHand = { alerta: { $in: [...alertas] }, autor: { $ne: AUTOMATICO } };
    return new Set(await this.model.collection.distinct('alerta', byHand));
  }

  /**
   * Records who is notified now. Returns only people who had not been notified before: by a person, if a person
   * notifies them now, since whoever runs the team may want to ask for something that the product has only told.
   */
  async claim(destino: Destino, usuarios: readonly string[], session: ClientSession): Promise<string[]> {
    const automatic = destino.autor === AUTOMATICO;
    const before = { alerta: destino.alerta, ...(!automatic && { autor: { $ne: AUTOMATICO } }) };
    const told = await this.model.collection.distinct('usuario', before, { session });
    const fresh = usuarios.filter((usuario) => !told.includes(usuario));
    const docs = fresh.map((usuario) => ({
      _id: `${destino.alerta}:${usuario}${automatic ? `:${AUTOMATICO}` : ''}`,
      usuario,
      ...destino,
    }));
    if (docs.length) await this.model.collection.insertMany(docs as never, { session });
    return fresh;
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }
}
