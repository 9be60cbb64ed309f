import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ENVIO, type EnvioDoc } from './envio.model';

type Destino = Omit<EnvioDoc, '_id' | 'usuario'>;

@Injectable()
export class EnviosRepository {
  constructor(@InjectModel(ENVIO) private readonly model: Model<EnvioDoc>) {}

  /** The alerts among these that somebody was notified of. */
  async sentAmong(alertas: readonly string[]): Promise<Set<string>> {
    return new Set(await this.model.collection.distinct('alerta', { alerta: { $in: [...alertas] } }));
  }

  /** Records who is notified now. Returns only people who had not been notified before. */
  async claim(destino: Destino, usuarios: readonly string[], session: ClientSession): Promise<string[]> {
    const told = await this.model.collection.distinct('usuario', { alerta: destino.alerta }, { session });
    const fresh = usuarios.filter((usuario) => !told.includes(usuario));
    const docs = fresh.map((usuario) => ({ _id: `${destino.alerta}:${usuario}`, usuario, ...destino }));
    if (docs.length) await this.model.collection.insertMany(docs as never, { session });
    return fresh;
  }

  async removeOf(proyecto: string, session: ClientSession): Promise<void> {
    await this.model.collection.deleteMany({ proyecto }, { session });
  }
}
