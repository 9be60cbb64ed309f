import { Injectable } from '@nestjs/common';
import { CallerCache, DomainError, type Caller } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { claveOf } from '../elementos/claves/claves';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Kind } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';

interface Named {
  proyecto: string;
  numero: number;
  dueno: string;
}

export interface FoundElemento {
  kind: Kind;
  id: string;
  doc: ElementoDoc;
  /** In whose name it is changed, with what they may do now. */
  caller: Caller;
}

const REFUSALS = new Set(['missing', 'forbidden', 'unauthenticated']);

/** The item that code names by its number, and who answers for the connection that says so. */
@Injectable()
export class NamedElemento {
  constructor(
    private readonly kinds: Kinds,
    private readonly proyectos: ProyectosRepository,
    private readonly people: CallerCache,
  ) {}

  /** null: there is no such item, or nobody who answers for it. */
  async find({ proyecto, numero, dueno }: Named, session: ClientSession): Promise<FoundElemento | null> {
    const [caller, owner] = [
      await this.people.findOrAsk(dueno),
      await this.proyectos.findById(proyecto, session),
    ];
    if (caller?.estado !== 'activo' || !owner) return null;
    for (const kind of this.kinds.all)
      for (const doc of await this.kinds.of(kind).findByClave(claveOf(owner, numero)))
        if (doc.proyecto.equals(proyecto)) return { kind, id: doc._id.toHexString(), doc, caller };
    return null;
  }

  /** What its owner may no longer do, or is no longer there, is left as it is: trying again would not help. */
  async unlessRefused(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => {
      if (!(error instanceof DomainError && REFUSALS.has(error.kind))) throw error;
    });
  }
}
