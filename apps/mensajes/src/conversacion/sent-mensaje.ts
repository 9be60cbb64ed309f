import { Injectable } from '@nestjs/common';
import { chatRefOf, erroresMensajes, EVENTO_MENSAJE_EDITADO, type Mensaje } from '@pmp/contracts/mensajes';
import { DomainError, type Caller, type Tx } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { AccesoService, type OpenChat } from '../acceso/acceso.service';
import { readByOthers } from '../lecturas/leido.rules';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import { liveToOthers, liveToPerson } from '../live/chat-live';
import type { MensajeDoc } from '../mensajes/mensaje.model';
import { MensajesPresenter } from '../mensajes/mensajes.presenter';
import { MensajesRepository } from '../mensajes/mensajes.repository';

/** A message that stands in its conversation, for whoever changes something about it. */
@Injectable()
export class SentMensaje {
  constructor(
    private readonly acceso: AccesoService,
    private readonly mensajes: MensajesRepository,
    private readonly lecturas: LecturasRepository,
    private readonly presenter: MensajesPresenter,
  ) {}

  /** The message with its conversation, if the caller may see it. */
  async find(
    caller: Caller,
    id: string,
    session?: ClientSession,
  ): Promise<{ doc: MensajeDoc; chat: OpenChat }> {
    const doc = await this.mensajes.findById(id, session);
    const ref = doc && chatRefOf(doc.chat, caller._id);
    if (!doc || !ref) throw new DomainError(erroresMensajes.mensajeNoEncontrado);
    const chat = await this.acceso.chat(caller, ref, erroresMensajes.mensajeNoEncontrado);
    return { doc, chat };
  }

  /** As the caller sees it. */
  async present(chat: OpenChat, doc: MensajeDoc, caller: Caller): Promise<Mensaje> {
    return (await this.vista(chat, doc))(doc, chat.ref, caller._id);
  }

  /** Tells everybody in the conversation how it is now; returns it as the caller sees it. */
  async tell(tx: Tx, chat: OpenChat, doc: MensajeDoc, caller: Caller): Promise<Mensaje> {
    const vista = await this.vista(chat, doc);
    liveToOthers(tx, chat, caller._id, EVENTO_MENSAJE_EDITADO, (ref, lector) => vista(doc, ref, lector));
    liveToPerson(tx, chat, caller._id, EVENTO_MENSAJE_EDITADO, (ref, lector) => vista(doc, ref, lector));
    return vista(doc, chat.ref, caller._id);
  }

  private async vista({ key, miembros }: OpenChat, doc: MensajeDoc) {
    const cursors = await this.lecturas.ofChat(key);
    const personas = miembros.map(({ usuario }) => usuario);
    return this.presenter.viewOf([doc], readByOthers(personas, cursors));
  }
}
