import { Injectable } from '@nestjs/common';
import { HASTA_ALGO_NUEVO } from '@pmp/contracts/notificaciones';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { NOTIFICACION_MODEL, type NotificacionDoc } from './notificacion.model';

/** Notifications that their people have put off. */
@Injectable()
export class PospuestasRepository {
  constructor(@InjectModel(NOTIFICACION_MODEL) private readonly model: Model<NotificacionDoc>) {}

  /** Returns whether it was in sight until now. */
  async postpone(usuario: string, _id: string, hasta: Date, session: ClientSession): Promise<boolean> {
    const shown = { _id, usuario, eliminada: null, pospuesta: null };
    return (
      (await this.model.updateOne(shown, { $set: { pospuesta: hasta } }, { session })).modifiedCount === 1
    );
  }

  async due(now: Date, cuantas: number): Promise<NotificacionDoc[]> {
    return this.model
      .find({ pospuesta: { $lte: now } })
      .limit(cuantas)
      .lean<NotificacionDoc[]>();
  }

  /** What these people have put off until there is something new. */
  async awaiting(personas: readonly string[], session: ClientSession): Promise<NotificacionDoc[]> {
    const found = this.model.find({ pospuesta: new Date(HASTA_ALGO_NUEVO), usuario: { $in: personas } });
    return found.session(session).lean<NotificacionDoc[]>();
  }

  /** It comes back unread, as the newest. Null: its person has fetched it meanwhile. */
  async wake(
    _id: NotificacionDoc['_id'],
    now: Date,
    session: ClientSession,
  ): Promise<NotificacionDoc | null> {
    const back = { $set: { leida: false, timestamp: now }, $unset: { pospuesta: 1 as const } };
    const waiting = { _id, pospuesta: { $ne: null } };
    const found = this.model.findOneAndUpdate(waiting, back, { session, returnDocument: 'after' });
    return found.lean<NotificacionDoc>();
  }
}
