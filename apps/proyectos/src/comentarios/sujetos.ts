import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import type { Comentable } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Derecho, type Writing } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { personOf } from '../elementos/kinds/elemento.rules';
import { Kinds } from '../elementos/kinds/kinds';

/** The element that a comment is about. */
export interface Sujeto {
  entidad: Comentable;
  _id: Types.ObjectId;
  titulo: string;
  proyecto: Types.ObjectId;
  /** Who is to do it. */
  asignado: string | null;
}

export interface OpenSujeto {
  sujeto: Sujeto;
  proyecto: ProyectoDoc;
}

interface OpenOptions {
  /** The error to throw instead of "not found". */
  missing?: ErrorSpec;
  session?: ClientSession;
}

/** Finds the elements that can be commented on; those in the trash cannot. */
@Injectable()
export class Sujetos {
  constructor(
    private readonly kinds: Kinds,
    private readonly acceso: AccesoService,
  ) {}

  /** The element with its project, if the caller has the right over the project. */
  async open(
    caller: Caller,
    derecho: Derecho,
    entidad: Comentable,
    id: string | Types.ObjectId,
    { missing = this.kinds.at(entidad).errors.missing, session }: OpenOptions = {},
  ): Promise<OpenSujeto> {
    const kind = this.kinds.at(entidad);
    const doc = await this.kinds.of(kind).findById(id, session);
    if (!doc) throw new DomainError(missing);
    const { _id, titulo, proyecto } = doc;
    return {
      sujeto: { entidad, _id, titulo, proyecto, asignado: personOf(kind, doc) },
      proyecto: await this.acceso.proyecto(caller, derecho, proyecto, { missing, session }),
    };
  }

  /** Makes the transaction fail if it has been deleted meanwhile. */
  expectLiving(sujeto: Sujeto, tx: Writing): void {
    this.kinds.of(this.kinds.at(sujeto.entidad)).expectLiving(sujeto, tx);
  }
}
