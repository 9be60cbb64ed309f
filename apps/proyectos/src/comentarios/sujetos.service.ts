import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos, type Comentable } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Derecho, type Writing } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { HistoriasRepository } from '../historias/historias.repository';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { TareasRepository } from '../tareas/tareas.repository';

/** The story or task that a comment is about. */
export interface Sujeto {
  entidad: Comentable;
  _id: Types.ObjectId;
  titulo: string;
  proyecto: Types.ObjectId;
  /** The task's assignee; null for a story. */
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

const MISSING = {
  historia: erroresProyectos.historiaNoEncontrada,
  tarea: erroresProyectos.tareaNoEncontrada,
} as const;

/** Finds the stories and tasks that can be commented on; those in the trash cannot. */
@Injectable()
export class SujetosService {
  constructor(
    private readonly historias: HistoriasRepository,
    private readonly tareas: TareasRepository,
    private readonly acceso: AccesoService,
  ) {}

  /** The story or task with its project, if the caller has the right over the project. */
  async open(
    caller: Caller,
    derecho: Derecho,
    entidad: Comentable,
    id: string | Types.ObjectId,
    { missing = MISSING[entidad], session }: OpenOptions = {},
  ): Promise<OpenSujeto> {
    const sujeto = await this.find(entidad, id, session);
    if (!sujeto) throw new DomainError(missing);
    return {
      sujeto,
      proyecto: await this.acceso.proyecto(caller, derecho, sujeto.proyecto, { missing, session }),
    };
  }

  /** Makes the transaction fail if it has been deleted meanwhile. */
  expectLiving(sujeto: Sujeto, tx: Writing): void {
    (sujeto.entidad === 'historia' ? this.historias : this.tareas).expectLiving(sujeto, tx);
  }

  private async find(
    entidad: Comentable,
    id: string | Types.ObjectId,
    session?: ClientSession,
  ): Promise<Sujeto | null> {
    if (entidad === 'historia') {
      const doc = await this.historias.findById(id, session);
      return doc && { entidad, _id: doc._id, titulo: doc.titulo, proyecto: doc.proyecto, asignado: null };
    }
    const doc = await this.tareas.findById(id, session);
    if (!doc) return null;
    const { _id, titulo, proyecto, asignado } = doc;
    return { entidad, _id, titulo, proyecto, asignado: asignado?.toHexString() ?? null };
  }
}
