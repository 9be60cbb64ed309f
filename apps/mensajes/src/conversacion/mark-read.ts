import { Injectable } from '@nestjs/common';
import {
  chatRefOf,
  erroresMensajes,
  EVENTO_MENSAJES_LEIDOS,
  type ChatKey,
  type ChatRef,
  type MensajesLeidos,
} from '@pmp/contracts/mensajes';
import { DomainError, UnitOfWork, type Tx } from '@pmp/platform';
import { AccesoService, type OpenChat } from '../acceso/acceso.service';
import { ChatsRepository } from '../chats/chats.repository';
import { MensajesRepository } from '../mensajes/mensajes.repository';
import { liveToPerson } from '../live/chat-live';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import { readByOthers } from '../lecturas/leido.rules';

/** Only the authors of the latest so many messages are told live; the others see it when they open the conversation. */
const MAX_TOLD = 1_000;

interface ReadAdvance {
  desde: number;
  hasta: number;
}

@Injectable()
export class MarkRead {
  constructor(
    private readonly acceso: AccesoService,
    private readonly chats: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly lecturas: LecturasRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Marks as read up to the message `hastaMensaje`, or everything. */
  async markRead(usuario: string, ref: ChatRef, hastaMensaje: string | null) {
    const chat = await this.acceso.chat(await this.acceso.caller(usuario), ref);
    const ultima = (await this.chats.find(chat.key))?.secuencia ?? 0;
    const hasta = hastaMensaje === null ? ultima : await this.secuenciaOf(chat.key, hastaMensaje);
    if (hasta === 0) return { leidoHasta: 0, noLeidos: 0 };
    // Written before the cursors are read, so that of two people who read at once, the later one sees both.
    const desde = await this.lecturas.advance(chat.key, usuario, hasta);
    if (desde < hasta) await this.tell(chat, usuario, { desde, hasta });
    const leidoHasta = Math.max(desde, hasta);
    return { leidoHasta, noLeidos: Math.max(0, ultima - leidoHasta) };
  }

  private async secuenciaOf(key: ChatKey, mensaje: string): Promise<number> {
    const doc = await this.mensajes.findInChat(key, mensaje);
    if (!doc) throw new DomainError(erroresMensajes.mensajeNoEncontrado);
    return doc.secuencia;
  }

  /** Tells only the people whose messages have just been read: nothing changes for anybody else. */
  private async tell(chat: OpenChat, lector: string, { desde, hasta }: ReadAdvance): Promise<void> {
    const miembros = chat.miembros.map(({ usuario }) => usuario);
    const authors = await this.mensajes.authorsBetween(chat.key, desde, hasta, MAX_TOLD);
    const told = miembros.includes(lector) ? authors.filter((autor) => autor !== lector) : [];
    const leidoHastaOf = readByOthers(miembros, await this.lecturas.ofChat(chat.key));
    await this.unitOfWork.run(async (tx) => {
      for (const autor of told)
        this.tellPerson(tx, chat, autor, { lector, hasta, leidoHasta: leidoHastaOf(autor) });
      this.tellPerson(tx, chat, lector, { lector, hasta, leidoHasta: hasta });
    });
  }

  private tellPerson(
    tx: Tx,
    chat: OpenChat,
    persona: string,
    leido: Omit<MensajesLeidos, 'chatId' | 'tipoChat'>,
  ): void {
    if (!chatRefOf(chat.key, persona)) return;
    liveToPerson(tx, chat, persona, EVENTO_MENSAJES_LEIDOS, (ref) => ({ ...ref, ...leido }));
  }
}
