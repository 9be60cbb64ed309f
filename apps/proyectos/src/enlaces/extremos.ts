import { Injectable } from '@nestjs/common';
import { ENLAZABLES, erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Derecho } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Kind } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import type { Enlazado } from './enlace.rules';

/** An element that can be an end, as it is stored. */
export interface Found {
  kind: Kind;
  doc: ElementoDoc;
}

export const enlazadoOf = ({ kind, doc }: Found): Enlazado => ({
  ...doc,
  tipo: kind.tipo as Enlazado['tipo'],
});

/** Finds the ends of links, of whatever kind they are. */
@Injectable()
export class Extremos {
  constructor(
    private readonly kinds: Kinds,
    private readonly acceso: AccesoService,
  ) {}

  /** The element, if it exists and the caller has the right over its project. */
  async open(caller: Caller, derecho: Derecho, id: string, session?: ClientSession): Promise<Found> {
    const missing = erroresProyectos.extremoNoEncontrado;
    for (const kind of this.linkable) {
      const doc = await this.kinds.of(kind).findById(id, session);
      if (doc) return { kind, doc: await this.acceso.child(caller, derecho, doc, missing, session) };
    }
    throw new DomainError(missing);
  }

  /** Those among them that exist. */
  async findMany(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<Found[]> {
    const found: Found[] = [];
    for (const kind of this.linkable)
      for (const doc of await this.kinds.of(kind).findMany(ids, session)) found.push({ kind, doc });
    return found;
  }

  /** Those among them that exist and are not completed. */
  async openAmong(ids: readonly Types.ObjectId[], session: ClientSession): Promise<Set<string>> {
    const open = new Set<string>();
    for (const kind of this.linkable)
      for (const id of await this.kinds.of(kind).openAmong(ids, session)) open.add(id.toHexString());
    return open;
  }

  private get linkable(): Kind[] {
    return ENLAZABLES.map((tipo) => this.kinds.at(tipo));
  }
}
