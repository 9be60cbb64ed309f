import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import { NOTIFICACION_MODEL, type NotificacionDoc } from './notificacion.model';

/** The oldest part of people's lists. */
@Injectable()
export class OldNotificacionesRepository {
  constructor(@InjectModel(NOTIFICACION_MODEL) private readonly model: Model<NotificacionDoc>) {}

  /** People who have received a notification since then. */
  async toldSince(since: Date): Promise<string[]> {
    const first = Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1_000));
    const usuarios = await this.model.distinct('usuario', { _id: { $gte: first } });
    return usuarios.map((usuario) => usuario.toHexString());
  }

  async count(usuario: string): Promise<number> {
    return this.model.countDocuments({ usuario, eliminada: null });
  }

  /** Removes all but the newest ones. Returns how many unread ones were removed. */
  async removeBeyond(usuario: string, newest: number, session: ClientSession): Promise<number> {
    const found = this.model
      .find({ usuario, eliminada: null, pospuesta: null }, { leida: 1 })
      .session(session);
    const beyond = await found.sort({ timestamp: -1, _id: -1 }).skip(newest).lean<NotificacionDoc[]>();
    const ids = beyond.map(({ _id }) => _id);
    if (ids.length) await this.model.deleteMany({ _id: { $in: ids } }, { session });
    return beyond.filter(({ leida }) => !leida).length;
  }
}
