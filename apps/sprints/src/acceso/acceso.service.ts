import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { assertAllowed, decide, DomainError, type Caller, type Derecho } from '@pmp/platform';
import { ProyectosReader, type ProyectoCopia } from '../copias/proyectos.reader';

@Injectable()
export class AccesoService {
  constructor(private readonly proyectos: ProyectosReader) {}

  /**
   * The project, if the caller has the right over it. `missing` is the error that hides a project whose existence the
   * caller must not learn.
   */
  async proyecto(
    caller: Caller,
    derecho: Derecho,
    id: string,
    missing: ErrorSpec = erroresProyectos.proyectoNoEncontrado,
  ): Promise<ProyectoCopia> {
    const proyecto = await this.proyectos.find(id);
    if (!proyecto) throw new DomainError(missing);
    assertAllowed(caller, derecho, { equipo: proyecto.equipo, creador: proyecto.creador }, missing);
    return proyecto;
  }

  async allows(caller: Caller, derecho: Derecho, id: string): Promise<boolean> {
    const proyecto = await this.proyectos.find(id);
    if (!proyecto) return false;
    return decide(caller, derecho, { equipo: proyecto.equipo, creador: proyecto.creador }) === 'permitido';
  }

  /** An entity of a project, if it exists and the caller has the right over that project. */
  async child<T extends { proyecto: string }>(
    caller: Caller,
    derecho: Derecho,
    entity: T | null,
    missing: ErrorSpec,
  ): Promise<T> {
    if (!entity) throw new DomainError(missing);
    await this.proyecto(caller, derecho, entity.proyecto, missing);
    return entity;
  }
}
