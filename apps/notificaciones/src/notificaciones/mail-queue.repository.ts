import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { NOTIFICACION_MODEL, type NotificacionDoc } from './notificacion.model';

const WAITING = { correo: 'pendiente', leida: false, eliminada: null, pospuesta: null } as const;

/** The notifications that still have to be sent by e-mail. */
@Injectable()
export class MailQueueRepository {
  constructor(@InjectModel(NOTIFICACION_MODEL) private readonly model: Model<NotificacionDoc>) {}

  /** The people with mail to send. */
  async waiting(since: Date): Promise<string[]> {
    const usuarios = await this.model.distinct('usuario', { ...WAITING, timestamp: { $gte: since } });
    return usuarios.map((usuario) => usuario.toHexString());
  }

  /**
   * Takes everything that waits for this person, newest first. What is taken is never taken again, even if this process
   * dies before sending it, unless `giveBack` says that it certainly was not sent.
   */
  async take(usuario: string, since: Date): Promise<{ envio: string; docs: NotificacionDoc[] }> {
    const envio = new Types.ObjectId();
    const waiting = { usuario, ...WAITING, timestamp: { $gte: since } };
    await this.model.updateMany(waiting, { $set: { correo: 'enviado', envio } });
    const taken = this.model.find({ usuario, envio }).sort({ timestamp: -1, _id: -1 });
    return { envio: envio.toHexString(), docs: await taken.lean<NotificacionDoc[]>() };
  }

  async giveBack(usuario: string, envio: string): Promise<void> {
    await this.model.updateMany({ usuario, envio }, { $set: { correo: 'pendiente', envio: null } });
  }

  /** For somebody who no longer wants e-mail. */
  async renounce(usuario: string): Promise<void> {
    await this.model.updateMany({ usuario, correo: 'pendiente' }, { $set: { correo: 'no' } });
  }
}
