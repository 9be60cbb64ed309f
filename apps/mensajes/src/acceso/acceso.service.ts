import { Injectable } from '@nestjs/common';
import { erroresComunes, type ErrorSpec } from '@pmp/contracts/common';
import { chatKeyOf, erroresMensajes, type ChatKey, type ChatRef } from '@pmp/contracts/mensajes';
import {
  AskBeforeRefusing,
  CallerCache,
  decide,
  DomainError,
  noDisponible,
  type Caller,
  type Derecho,
  type Recurso,
} from '@pmp/platform';
import { LocalCopies } from '../copies/local-copies';

interface Miembro {
  usuario: string;
  rol: 'admin' | 'miembro' | null;
}

/** A conversation that the caller may see, with its current members. */
export interface OpenChat {
  key: ChatKey;
  ref: ChatRef;
  nombre: string;
  miembros: Miembro[];
  /** The team or project that it belongs to; null for a direct one. */
  recurso: Recurso | null;
  /** False when nobody would read a message written in it. */
  admiteMensajes: boolean;
}

/** Where the person, the team or the project of a conversation is looked up. */
const COPY_OF = { directo: 'usuarios', equipo: 'equipos', proyecto: 'proyectos' } as const;

/** Decides who may see which conversation. A hidden one and one that does not exist get the same answer. */
@Injectable()
export class AccesoService {
  constructor(
    private readonly copies: LocalCopies,
    private readonly callers: CallerCache,
    private readonly asking: AskBeforeRefusing,
  ) {}

  /** The person behind a command of the gateway's sockets, which has verified the token and nothing else. */
  async caller(usuario: string): Promise<Caller> {
    const record = await this.callers.findOrAsk(usuario);
    if (!record) throw noDisponible('usuarios');
    if (record.estado === 'inactivo') throw new DomainError(erroresComunes.sesionExpirada);
    return record;
  }

  chat(
    caller: Caller,
    ref: ChatRef,
    missing: ErrorSpec = erroresMensajes.chatNoEncontrado,
  ): Promise<OpenChat> {
    return this.asking.decide(
      caller,
      (person) => this.open(person, ref, missing),
      () => this.copies[COPY_OF[ref.tipoChat]].refresh([ref.chatId]),
    );
  }

  /** Throws unless `decide` lets the caller, who is told by their owners whether what the copies say still holds. */
  decideAsModerator(
    caller: Caller,
    { recurso }: OpenChat,
    decideAs: (administra: boolean) => void,
  ): Promise<void> {
    return this.asking.decide(caller, (person) =>
      decideAs(recurso !== null && decide(person, 'aporte.eliminar', recurso) === 'permitido'),
    );
  }

  private open(caller: Caller, ref: ChatRef, missing: ErrorSpec): Promise<OpenChat> {
    if (ref.tipoChat === 'directo') return this.directo(caller, ref, missing);
    return ref.tipoChat === 'equipo'
      ? this.equipo(caller, ref, missing)
      : this.proyecto(caller, ref, missing);
  }

  private async directo(caller: Caller, ref: ChatRef, missing: ErrorSpec): Promise<OpenChat> {
    if (ref.chatId === caller._id) throw new DomainError(erroresMensajes.contigo);
    const otra = await this.copies.usuarios.find(ref.chatId);
    if (!otra) throw new DomainError(missing);
    return {
      key: chatKeyOf(caller._id, ref),
      ref,
      nombre: otra.nombre,
      miembros: [caller._id, ref.chatId].map((usuario) => ({ usuario, rol: null })),
      recurso: null,
      admiteMensajes: otra.estado === 'activo',
    };
  }

  private async equipo(caller: Caller, ref: ChatRef, missing: ErrorSpec): Promise<OpenChat> {
    const equipo = await this.copies.equipos.find(ref.chatId);
    if (!equipo) throw new DomainError(missing);
    return this.grupo(caller, 'equipo.ver', ref, { equipo: equipo._id }, equipo.nombre, missing);
  }

  private async proyecto(caller: Caller, ref: ChatRef, missing: ErrorSpec): Promise<OpenChat> {
    const proyecto = await this.copies.proyectos.find(ref.chatId);
    if (!proyecto) throw new DomainError(missing);
    const recurso = { proyecto: proyecto._id, equipo: proyecto.equipo };
    return this.grupo(caller, 'proyecto.ver', ref, recurso, proyecto.nombre, missing);
  }

  private async grupo(
    caller: Caller,
    derecho: Derecho,
    ref: ChatRef,
    recurso: { equipo: string; proyecto?: string },
    nombre: string,
    missing: ErrorSpec,
  ): Promise<OpenChat> {
    const doc = await this.copies.equipos.find(recurso.equipo);
    if (decide(caller, derecho, recurso) !== 'permitido') throw new DomainError(missing);
    const miembros = doc?.miembros ?? [];
    return { key: chatKeyOf(caller._id, ref), ref, nombre, miembros, recurso, admiteMensajes: true };
  }
}
