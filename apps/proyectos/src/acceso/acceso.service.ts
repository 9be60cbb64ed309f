import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError, type Caller, type Derecho } from '@pmp/platform';
import type { ClientSession, Types } from 'mongoose';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { assertProyecto } from './acceso.rules';

@Injectable()
export class AccesoService {
  constructor(private readonly proyectos: ProyectosRepository) {}

  /** The project, if the caller has the right over it. */
  async proyecto(
    caller: Caller,
    derecho: Derecho,
    id: string | Types.ObjectId,
    { missing = erroresProyectos.proyectoNoEncontrado as ErrorSpec, session }: AccesoOptions = {},
  ): Promise<ProyectoDoc> {
    const proyecto = await this.proyectos.findById(id, session);
    assertProyecto(caller, derecho, proyecto, missing);
    return proyecto as ProyectoDoc;
  }

  /** What lives in a project, if it exists and the caller has the right over that project. */
  async child<T extends { proyecto: Types.ObjectId }>(
    caller: Caller,
    derecho: Derecho,
    entity: T | null,
    missing: ErrorSpec,
    session?: ClientSession,
  ): Promise<T> {
    if (!entity) throw new DomainError(missing);
    await this.proyecto(caller, derecho, entity.proyecto, { missing, session });
    return entity;
  }
}

interface AccesoOptions {
  missing?: ErrorSpec;
  session?: ClientSession | undefined;
}
