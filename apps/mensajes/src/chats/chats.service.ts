import { Injectable } from '@nestjs/common';
import type { Persona } from '@pmp/contracts/common';
import {
  chatKeyOf,
  chatRefOf,
  type Chat,
  type ChatKey,
  type ChatRef,
  type Participante,
} from '@pmp/contracts/mensajes';
import type { Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { LocalCopies } from '../copies/local-copies';
import { LecturasRepository } from '../lecturas/lecturas.repository';
import { toArchivo } from '../mensajes/mensaje.mapper';
import { MensajesRepository } from '../mensajes/mensajes.repository';
import { toChat, type ChatHeader } from './chat.mapper';
import { byNewest, byNombre } from './chat.rules';
import { ChatsRepository } from './chats.repository';

const MAX_MENSAJES_CON_ARCHIVOS = 100;

@Injectable()
export class ChatsService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly copies: LocalCopies,
    private readonly chats: ChatsRepository,
    private readonly mensajes: MensajesRepository,
    private readonly lecturas: LecturasRepository,
  ) {}

  /** The groups that the caller belongs to, and direct conversations with at least one message. */
  async listChats(caller: Caller): Promise<Chat[]> {
    const headers = await this.listHeaders(caller);
    const keys = headers.map(({ key }) => key);
    const [docs, cursors] = await Promise.all([
      this.chats.findMany(keys),
      this.lecturas.ofPersona(caller._id, keys),
    ]);
    const docOf = new Map(docs.map((doc) => [doc._id, doc]));
    const personaOf = await this.copies.personas(docs.map(({ ultimo }) => ultimo.emisor));
    return headers
      .map(({ key, header }) => toChat(header, docOf.get(key), cursors.get(key) ?? 0, personaOf))
      .sort(byNewest);
  }

  /** The same conversations without their content, unsorted. */
  async listHeaders(caller: Caller): Promise<{ key: ChatKey; header: ChatHeader }[]> {
    const [grupos, directos] = await Promise.all([this.gruposOf(caller), this.directosOf(caller)]);
    return [...grupos, ...directos];
  }

  /** The people with whom the caller can start a direct conversation. */
  /** `limite`: only so many, the first by their names; who is not among them is looked for in the list of people. */
  async listContactos(caller: Caller, limite?: number): Promise<Persona[]> {
    const personas = await this.copies.activas({ menos: caller._id, limite });
    return personas.sort(byNombre);
  }

  async getInfo(caller: Caller, ref: ChatRef) {
    const { key, miembros } = await this.acceso.chat(caller, ref);
    const docs = await this.mensajes.conArchivos(key, MAX_MENSAJES_CON_ARCHIVOS);
    const personaOf = await this.copies.personas([
      ...miembros.map(({ usuario }) => usuario),
      ...docs.map(({ emisor }) => emisor),
    ]);
    const participantes = miembros.map(({ usuario, rol }): Participante => ({ ...personaOf(usuario), rol }));
    return {
      participantes: participantes.sort(byNombre),
      archivos: docs.flatMap(({ archivos, emisor }) =>
        archivos.map((archivo) => toArchivo(archivo, personaOf(emisor))),
      ),
    };
  }

  private async gruposOf(caller: Caller): Promise<{ key: ChatKey; header: ChatHeader }[]> {
    const ids = [...caller.equipos.keys()];
    const [equipos, proyectos] = await Promise.all([
      this.copies.equipos.findMany(ids),
      this.copies.proyectosOf(ids),
    ]);
    const groupOf = (tipo: 'equipo' | 'proyecto') => (grupo: { _id: string; nombre: string }) => ({
      key: chatKeyOf(caller._id, { chatId: grupo._id, tipoChat: tipo }),
      header: { _id: grupo._id, tipo, nombre: grupo.nombre, avatar: null },
    });
    return [...equipos.map(groupOf('equipo')), ...proyectos.map(groupOf('proyecto'))];
  }

  private async directosOf(caller: Caller): Promise<{ key: ChatKey; header: ChatHeader }[]> {
    const docs = await this.chats.directosOf(caller._id);
    const otras = docs.flatMap(({ _id: key }) => {
      const ref = chatRefOf(key, caller._id);
      return ref ? { key, id: ref.chatId } : [];
    });
    const personaOf = await this.copies.personas(otras.map(({ id }) => id));
    return otras.map(({ key, id }) => ({ key, header: { tipo: 'directo' as const, ...personaOf(id) } }));
  }
}
