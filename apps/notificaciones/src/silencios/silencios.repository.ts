import { Injectable } from '@nestjs/common';
import type { Asunto } from '@pmp/contracts/notificaciones';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SILENCIO_MODEL, type SilencioDoc } from './silencio.model';

@Injectable()
export class SilenciosRepository {
  constructor(@InjectModel(SILENCIO_MODEL) private readonly model: Model<SilencioDoc>) {}

  async list(usuario: string): Promise<SilencioDoc[]> {
    return this.model.find({ usuario }).sort({ desde: -1, _id: -1 }).lean<SilencioDoc[]>();
  }

  /** Of these people, those who want to hear of none of what this is about. */
  async deaf(
    personas: readonly string[],
    asuntos: readonly Asunto[],
    session: ClientSession,
  ): Promise<ReadonlySet<string>> {
    if (!personas.length || !asuntos.length) return new Set();
    const about = { usuario: { $in: personas }, asunto: { $in: asuntos.map(({ _id }) => _id) } };
    const found = await this.model.find(about, { usuario: 1 }).session(session).lean();
    return new Set(found.map(({ usuario }) => usuario.toHexString()));
  }

  async count(usuario: string, session: ClientSession): Promise<number> {
    return this.model.countDocuments({ usuario }).session(session);
  }

  /** Silencing what is silent gives it the new name. */
  async put(usuario: string, { tipo, _id: asunto }: Asunto, nombre: string, session: ClientSession) {
    const since = { $setOnInsert: { desde: new Date() }, $set: { tipo, nombre } };
    await this.model.updateOne({ usuario, asunto }, since, { upsert: true, session });
  }

  async remove(usuario: string, asunto: string, session: ClientSession): Promise<void> {
    await this.model.deleteOne({ usuario, asunto }).session(session);
  }
}
