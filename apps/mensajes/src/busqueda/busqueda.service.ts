import { Injectable } from '@nestjs/common';
import type { ChatKey, MensajeEncontrado, MensajesBusquedaQuery } from '@pmp/contracts/mensajes';
import { extractoOfPalabras, terminosOf, type Caller } from '@pmp/platform';
import { type ChatHeader, enlaceOf } from '../chats/chat.mapper';
import { ChatsService } from '../chats/chats.service';
import { LocalCopies } from '../copies/local-copies';
import { BusquedaRepository } from './busqueda.repository';

@Injectable()
export class BusquedaService {
  constructor(
    private readonly chats: ChatsService,
    private readonly mensajes: BusquedaRepository,
    private readonly copies: LocalCopies,
  ) {}

  /** Searches only the conversations of the caller's own list, even for an admin: the others are not theirs to read. */
  async search(caller: Caller, { q, limite }: MensajesBusquedaQuery): Promise<MensajeEncontrado[]> {
    const terminos = terminosOf(q);
    if (terminos.length === 0) return [];
    const headers = await this.chats.listHeaders(caller);
    const chatOf = new Map<ChatKey, ChatHeader>(headers.map(({ key, header }) => [key, header]));
    const docs = await this.mensajes.search([...chatOf.keys()], terminos, limite);
    const personaOf = await this.copies.personas(docs.map(({ emisor }) => emisor));
    return docs.flatMap((doc) => {
      const chat = chatOf.get(doc.chat);
      if (!chat) return [];
      const _id = doc._id.toHexString();
      return {
        _id,
        emisor: personaOf(doc.emisor),
        extracto: extractoOfPalabras(doc.contenido, terminos),
        timestamp: doc.timestamp.toISOString(),
        chat,
        enlace: enlaceOf({ chatId: chat._id, tipoChat: chat.tipo }, _id),
      };
    });
  }
}
