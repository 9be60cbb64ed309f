import { Injectable } from '@nestjs/common';
import type { ChatKey, MensajeEncontrado, MensajesBusquedaQuery } from '@pmp/contracts/mensajes';
import { extractoOfPalabras, terminosOf, type Caller } from '@pmp/platform';
import type { Cabecera } from '../chats/chat.mapper';
import { ChatsService } from '../chats/chats.service';
import { Copias } from '../copias/copias';
import { BusquedaRepository } from './busqueda.repository';

const enlaceOf = (chat: Cabecera, mensaje: string): string =>
  `/mensajes?chat=${chat._id}&tipo=${chat.tipo}&mensaje=${mensaje}`;

@Injectable()
export class BusquedaService {
  constructor(
    private readonly chats: ChatsService,
    private readonly mensajes: BusquedaRepository,
    private readonly copias: Copias,
  ) {}

  /** Only in the conversations of the caller's own list, an admin's too: others are not theirs to read. */
  async search(caller: Caller, { q, limite }: MensajesBusquedaQuery): Promise<MensajeEncontrado[]> {
    const terminos = terminosOf(q);
    if (terminos.length === 0) return [];
    const cabeceras = await this.chats.listCabeceras(caller);
    const chatOf = new Map<ChatKey, Cabecera>(cabeceras.map(({ key, cabecera }) => [key, cabecera]));
    const docs = await this.mensajes.search([...chatOf.keys()], terminos, limite);
    const personaOf = await this.copias.personas(docs.map(({ emisor }) => emisor));
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
        enlace: enlaceOf(chat, _id),
      };
    });
  }
}
