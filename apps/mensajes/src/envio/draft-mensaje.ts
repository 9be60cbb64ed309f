import { Injectable } from '@nestjs/common';
import type { TokenCitado } from '@pmp/contracts/common';
import { erroresMensajes, type ChatKey, type MensajeCreate } from '@pmp/contracts/mensajes';
import { DomainError, palabrasOf, toBuscable } from '@pmp/platform';
import { Types } from 'mongoose';
import { AccesoService, type OpenChat } from '../acceso/acceso.service';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { Menciones } from '../menciones/menciones';
import type { AdjuntoDoc, MensajeDoc } from '../mensajes/mensaje.model';
import { MensajesRepository } from '../mensajes/mensajes.repository';

/** A request to send a message. */
export interface SendRequest {
  usuario: string;
  datos: MensajeCreate;
  /** The seconds that its sender has to wait, because of earlier messages; 0: none. */
  espera: Promise<number>;
  correlacion: string;
  /** The personal token that it was sent with. */
  token: TokenCitado | undefined;
}

/** `repetido`: the message is already stored. Otherwise `doc` lacks only its number and its time. */
export interface Draft {
  request: SendRequest;
  chat: OpenChat;
  doc: MensajeDoc;
  repetido: boolean;
}

/** Decides whether a message may be sent, and builds it. */
@Injectable()
export class DraftMensaje {
  constructor(
    private readonly acceso: AccesoService,
    private readonly mensajes: MensajesRepository,
    private readonly archivos: ArchivosRepository,
    private readonly menciones: Menciones,
  ) {}

  async draft(request: SendRequest): Promise<Draft> {
    const { usuario, datos } = request;
    const caller = await this.acceso.caller(usuario);
    const chat = await this.acceso.chat(caller, { chatId: datos.receptor, tipoChat: datos.tipoChat });
    const earlier = datos.clienteId ? await this.mensajes.findByCliente(usuario, datos.clienteId) : null;
    if (earlier) return { request, chat, doc: earlier, repetido: true };
    if (!chat.admiteMensajes) throw new DomainError(erroresMensajes.personaInactiva);
    return { request, chat, doc: await this.newMensaje(usuario, chat, datos), repetido: false };
  }

  private async newMensaje(usuario: string, chat: OpenChat, datos: MensajeCreate): Promise<MensajeDoc> {
    const [respuestaA, archivos, menciones] = await Promise.all([
      this.respondido(chat.key, datos.respuestaA),
      this.adjuntos(usuario, datos.archivos ?? []),
      this.menciones.find(datos.contenido, chat, usuario),
    ]);
    return {
      _id: new Types.ObjectId(),
      chat: chat.key,
      secuencia: 0,
      emisor: usuario,
      contenido: datos.contenido,
      buscable: toBuscable(datos.contenido),
      palabras: palabrasOf(datos.contenido),
      timestamp: new Date(),
      ...(datos.clienteId ? { clienteId: datos.clienteId } : {}),
      respuestaA,
      archivos,
      menciones,
      editado: null,
      eliminado: false,
      version: 1,
    };
  }

  private async respondido(chat: ChatKey, id: string | null | undefined): Promise<Types.ObjectId | null> {
    if (!id) return null;
    const doc = await this.mensajes.findInChat(chat, id);
    if (!doc) throw new DomainError(erroresMensajes.respuestaNoValida);
    return doc._id;
  }

  private async adjuntos(usuario: string, ids: readonly string[]): Promise<AdjuntoDoc[]> {
    if (ids.length === 0) return [];
    const pendientes = await this.archivos.findPending(ids, usuario);
    if (pendientes.length !== new Set(ids).size) throw new DomainError(erroresMensajes.adjuntosNoValidos);
    return pendientes;
  }
}
