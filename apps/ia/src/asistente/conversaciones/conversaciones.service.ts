import { Injectable } from '@nestjs/common';
import {
  type Conversacion,
  type ConversacionResumen,
  erroresAsistente,
  type MensajeAsistente,
  type PropuestaEstadoBody,
} from '@pmp/contracts/ia';
import { type Caller, DomainError } from '@pmp/platform';
import { Types } from 'mongoose';
import { toConversacion, toMensaje, toResumen } from './conversacion.mapper';
import type { ConversacionDoc, MensajeDoc } from './conversacion.model';
import { ConversacionesRepository } from './conversaciones.repository';

const MAX_TITULO_CONVERSACION = 80;

/** A conversation belongs to one person; nobody else learns that it exists. */
@Injectable()
export class ConversacionesService {
  constructor(private readonly conversaciones: ConversacionesRepository) {}

  async list({ _id }: Caller): Promise<ConversacionResumen[]> {
    return (await this.conversaciones.listOf(_id)).map(toResumen);
  }

  async get(caller: Caller, id: string): Promise<Conversacion> {
    return toConversacion(await this.find(caller, id));
  }

  async remove({ _id }: Caller, id: string): Promise<void> {
    if (!(await this.conversaciones.remove(_id, id))) {
      throw new DomainError(erroresAsistente.conversacionNoEncontrada);
    }
  }

  async settle(
    caller: Caller,
    id: string,
    propuesta: string,
    { estado }: PropuestaEstadoBody,
  ): Promise<void> {
    if (await this.conversaciones.settle(caller._id, id, propuesta, estado)) return;
    const { mensajes } = await this.find(caller, id);
    const known = mensajes.some((mensaje) => mensaje.propuesta?._id === propuesta);
    throw new DomainError(erroresAsistente[known ? 'propuestaResuelta' : 'propuestaNoEncontrada']);
  }

  /** The messages of the conversation to continue; without an id, a new one named after its first message. */
  async open(
    caller: Caller,
    id: string | null | undefined,
    mensaje: string,
  ): Promise<{ _id: string; mensajes: MensajeAsistente[] }> {
    if (id) return { _id: id, mensajes: (await this.find(caller, id)).mensajes.map(toMensaje) };
    const titulo = mensaje.replace(/\s+/g, ' ').slice(0, MAX_TITULO_CONVERSACION);
    return { _id: await this.conversaciones.insert(caller._id, titulo), mensajes: [] };
  }

  async append(id: string, partes: Omit<MensajeDoc, '_id' | 'timestamp'>): Promise<MensajeAsistente> {
    const mensaje = { _id: new Types.ObjectId(), ...partes, timestamp: new Date() };
    await this.conversaciones.append(id, mensaje);
    return toMensaje(mensaje);
  }

  private async find({ _id }: Caller, id: string): Promise<ConversacionDoc> {
    const found = await this.conversaciones.find(_id, id);
    if (!found) throw new DomainError(erroresAsistente.conversacionNoEncontrada);
    return found;
  }
}
