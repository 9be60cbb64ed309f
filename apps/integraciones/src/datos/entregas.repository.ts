import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { EstadoEntrega, RespuestaEntrega } from '@pmp/contracts/integraciones';
import type { ClientSession, Model, mongo } from 'mongoose';
import { ENTREGA, type EntregaDoc } from './entrega.model';

/** Where a page begins: after this delivery. */
export interface Position {
  creada: Date;
  _id: string;
}

@Injectable()
export class EntregasRepository {
  private readonly entregas: mongo.Collection<EntregaDoc>;

  constructor(@InjectModel(ENTREGA) model: Model<EntregaDoc>) {
    this.entregas = model.collection as unknown as mongo.Collection<EntregaDoc>;
  }

  /** The newest first, without what was sent and answered. */
  listOf(webhook: string, limit: number, after?: Position): Promise<EntregaDoc[]> {
    const older = after && {
      $or: [{ creada: { $lt: after.creada } }, { creada: after.creada, _id: { $lt: after._id } }],
    };
    return this.entregas
      .find({ webhook, ...older }, { projection: { cuerpo: 0, 'respuesta.cuerpo': 0 } })
      .sort({ creada: -1, _id: -1 })
      .limit(limit)
      .toArray();
  }

  find(webhook: string, _id: string): Promise<EntregaDoc | null> {
    return this.entregas.findOne({ _id, webhook });
  }

  /** Whose turn it is. */
  next(webhook: string, entidad: string): Promise<EntregaDoc | null> {
    return this.entregas.findOne({ webhook, entidad, estado: 'pendiente' }, { sort: { turno: 1 } });
  }

  /** Which of these a webhook already has, as `webhook mensaje`. */
  async known(webhooks: readonly string[], mensajes: readonly string[]): Promise<Set<string>> {
    const found = await this.entregas
      .find(
        { webhook: { $in: [...webhooks] }, mensaje: { $in: [...mensajes] } },
        { projection: { webhook: 1, mensaje: 1 } },
      )
      .toArray();
    return new Set(found.map(({ webhook, mensaje }) => `${webhook} ${mensaje}`));
  }

  async insert(docs: readonly EntregaDoc[], session?: ClientSession): Promise<void> {
    await this.entregas.insertMany([...docs], { ...(session && { session }) });
  }

  async noteAttempt(
    _id: string,
    estado: EstadoEntrega,
    respuesta: RespuestaEntrega,
    session?: ClientSession,
  ): Promise<EntregaDoc | null> {
    return this.entregas.findOneAndUpdate(
      { _id },
      { $set: { estado, respuesta }, $inc: { intentos: 1 } },
      { returnDocument: 'after', ...(session && { session }) },
    );
  }

  async removeOf(webhook: string): Promise<void> {
    await this.entregas.deleteMany({ webhook });
  }
}
