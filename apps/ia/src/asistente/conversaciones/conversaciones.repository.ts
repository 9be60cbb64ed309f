import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { PropuestaAsistente } from '@pmp/contracts/ia';
import { type Model, Types } from 'mongoose';
import { CONVERSACION, type ConversacionDoc, type MensajeDoc } from './conversacion.model';

/** A person's oldest conversations beyond this are removed. */
const MAX_CONVERSACIONES = 100;
/** The oldest messages of a conversation beyond this are removed. */
const MAX_MENSAJES = 200;

export type ConversacionSinMensajes = Omit<ConversacionDoc, 'mensajes'>;

/** Conversations. Every query includes the person, so that nobody gets somebody else's. */
@Injectable()
export class ConversacionesRepository {
  constructor(@InjectModel(CONVERSACION) private readonly model: Model<ConversacionDoc>) {}

  async listOf(usuario: string): Promise<ConversacionSinMensajes[]> {
    return this.model
      .find({ usuario }, { mensajes: 0 })
      .sort({ updatedAt: -1, _id: -1 })
      .lean<ConversacionSinMensajes[]>()
      .exec();
  }

  async find(usuario: string, _id: string): Promise<ConversacionDoc | null> {
    return this.model.findOne({ _id, usuario }).lean<ConversacionDoc | null>().exec();
  }

  async insert(usuario: string, titulo: string): Promise<string> {
    const ahora = new Date();
    const _id = new Types.ObjectId();
    await this.model.collection.insertOne({
      _id,
      usuario: new Types.ObjectId(usuario),
      titulo,
      mensajes: [],
      createdAt: ahora,
      updatedAt: ahora,
    });
    await this.forgetOldest(usuario);
    return _id.toHexString();
  }

  async append(_id: string, mensaje: MensajeDoc): Promise<void> {
    const mensajes = { $each: [mensaje], $slice: -MAX_MENSAJES };
    await this.model.updateOne({ _id }, { $push: { mensajes }, $set: { updatedAt: mensaje.timestamp } });
  }

  /** False if there is no such pending proposal. */
  async settle(
    usuario: string,
    _id: string,
    propuesta: string,
    estado: PropuestaAsistente['estado'],
  ): Promise<boolean> {
    const { modifiedCount } = await this.model.collection.updateOne(
      {
        _id: new Types.ObjectId(_id),
        usuario: new Types.ObjectId(usuario),
        mensajes: { $elemMatch: { 'propuesta._id': propuesta, 'propuesta.estado': 'pendiente' } },
      },
      { $set: { 'mensajes.$.propuesta.estado': estado } },
    );
    return modifiedCount > 0;
  }

  async remove(usuario: string, _id: string): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id, usuario });
    return deletedCount > 0;
  }

  private async forgetOldest(usuario: string): Promise<void> {
    const old = await this.model
      .find({ usuario }, { _id: 1 })
      .sort({ updatedAt: -1, _id: -1 })
      .skip(MAX_CONVERSACIONES)
      .lean<{ _id: Types.ObjectId }[]>()
      .exec();
    if (old.length) await this.model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
  }
}
