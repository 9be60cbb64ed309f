import { Injectable } from '@nestjs/common';
import type { VersionDeTexto } from '@pmp/contracts/common';
import {
  erroresMensajes,
  type ChatKey,
  type ChatRef,
  type MensajesQuery,
  type MensajesReply,
} from '@pmp/contracts/mensajes';
import { DomainError, versionesOf, type Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { ChatsRepository } from '../chats/chats.repository';
import { LocalCopies } from '../copies/local-copies';
import { readByOthers } from '../lecturas/leido.rules';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import type { MensajeDoc } from '../mensajes/mensaje.model';
import { MensajesPresenter } from '../mensajes/mensajes.presenter';
import { MensajesRepository } from '../mensajes/mensajes.repository';
import { searchPattern } from '../mensajes/texto.rules';
import { SentMensaje } from './sent-mensaje';

/** Oldest first. */
interface MensajesPage {
  docs: MensajeDoc[];
  hayAnteriores: boolean;
  hayPosteriores: boolean;
}

@Injectable()
export class ListMensajes {
  constructor(
    private readonly acceso: AccesoService,
    private readonly sent: SentMensaje,
    private readonly chats: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly lecturas: LecturasRepository,
    private readonly presenter: MensajesPresenter,
    private readonly copies: LocalCopies,
  ) {}

  async listMensajes(
    caller: Caller,
    ref: ChatRef,
    query: MensajesQuery,
  ): Promise<Omit<MensajesReply, 'success'>> {
    const { key, miembros } = await this.acceso.chat(caller, ref);
    const [{ docs, ...hay }, cursors, chat] = await Promise.all([
      this.pagina(key, query),
      this.lecturas.ofChat(key),
      this.chats.find(key),
    ]);
    const personas = miembros.map(({ usuario }) => usuario);
    const toMensaje = await this.presenter.viewOf(docs, readByOthers(personas, cursors));
    const leidoHasta = cursors.get(caller._id) ?? 0;
    return {
      mensajes: docs.map((doc) => toMensaje(doc, ref, caller._id)),
      ...hay,
      leidoHasta,
      noLeidos: Math.max(0, (chat?.secuencia ?? 0) - leidoHasta),
    };
  }

  /** What the message has said; of a deleted one, nothing is left. */
  async listVersiones(caller: Caller, id: string): Promise<VersionDeTexto[]> {
    const { doc } = await this.sent.find(caller, id);
    if (doc.eliminado) throw new DomainError(erroresMensajes.mensajeYaEliminado);
    const { contenido: texto, timestamp, editado, anteriores, emisor } = doc;
    const autor = (await this.copies.personas([emisor]))(emisor);
    return versionesOf({ texto, desde: editado ?? timestamp }, anteriores, autor);
  }

  private async pagina(key: ChatKey, query: MensajesQuery): Promise<MensajesPage> {
    const { limite } = query;
    const range = query.q === undefined ? {} : { buscable: searchPattern(query.q) };
    if (query.alrededor) return this.alrededor(key, query.alrededor, limite);
    if (query.desde) {
      const despuesDe = (await this.anchor(key, query.desde)).secuencia;
      const docs = await this.mensajes.oldest(key, { ...range, despuesDe }, limite + 1);
      return { docs: docs.slice(0, limite), hayAnteriores: true, hayPosteriores: docs.length > limite };
    }
    const antesDe = query.antes ? (await this.anchor(key, query.antes)).secuencia : undefined;
    const docs = await this.mensajes.newest(key, { ...range, antesDe }, limite + 1);
    return {
      docs: docs.slice(0, limite).reverse(),
      hayAnteriores: docs.length > limite,
      hayPosteriores: antesDe !== undefined,
    };
  }

  private async alrededor(key: ChatKey, id: string, limite: number): Promise<MensajesPage> {
    const centro = await this.anchor(key, id);
    const half = Math.max(1, Math.floor(limite / 2));
    const [antes, despues] = await Promise.all([
      this.mensajes.newest(key, { antesDe: centro.secuencia }, half + 1),
      this.mensajes.oldest(key, { despuesDe: centro.secuencia }, half + 1),
    ]);
    return {
      docs: [...antes.slice(0, half).reverse(), centro, ...despues.slice(0, half)],
      hayAnteriores: antes.length > half,
      hayPosteriores: despues.length > half,
    };
  }

  private async anchor(key: ChatKey, id: string): Promise<MensajeDoc> {
    const doc = await this.mensajes.findInChat(key, id);
    if (!doc) throw new DomainError(erroresMensajes.mensajeNoEncontrado);
    return doc;
  }
}
