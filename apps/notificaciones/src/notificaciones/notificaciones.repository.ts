import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { NOTIFICACION_MODEL, type NotificacionDoc } from './notificacion.model';

export type NuevaNotificacion = Omit<NotificacionDoc, '_id' | 'usuario' | 'leida'> & { usuario: string };

@Injectable()
export class NotificacionesRepository {
  constructor(@InjectModel(NOTIFICACION_MODEL) private readonly model: Model<NotificacionDoc>) {}

  async list(
    usuario: string,
    criteria: object,
    limit: number,
    session: ClientSession,
  ): Promise<NotificacionDoc[]> {
    const found = this.model.find({ usuario, ...criteria }).session(session);
    return found.sort({ _id: -1 }).limit(limit).lean<NotificacionDoc[]>();
  }

  async countUnread(usuario: string, session: ClientSession | null = null): Promise<number> {
    return this.model.countDocuments({ usuario, leida: false }).session(session);
  }

  async insertMany(nuevas: NuevaNotificacion[], session: ClientSession): Promise<NotificacionDoc[]> {
    const docs = await this.model.insertMany(
      nuevas.map((nueva) => ({ ...nueva, leida: false })),
      { session },
    );
    return docs.map((doc) => doc.toObject<NotificacionDoc>());
  }

  /** Whether the person has such a notification; reading it twice is no error. */
  async markRead(usuario: string, _id: string): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id, usuario }, { $set: { leida: true } });
    return matchedCount === 1;
  }

  async markAllRead(usuario: string): Promise<void> {
    await this.model.updateMany({ usuario, leida: false }, { $set: { leida: true } });
  }

  async remove(usuario: string, _id: string): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id, usuario });
    return deletedCount === 1;
  }
}
