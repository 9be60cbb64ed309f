import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos, proyectoEstado } from '@pmp/contracts/proyectos';
import {
  assertAllowed,
  AskBeforeRefusing,
  DomainError,
  InjectCopy,
  type Caller,
  type Copied,
  type Derecho,
  type LocalCopy,
} from '@pmp/platform';

type ProyectoCopia = Copied<typeof proyectoEstado>;

@Injectable()
export class AccesoService {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoCopia>,
    private readonly asking: AskBeforeRefusing,
  ) {}

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
    const decide = async (person: Caller): Promise<ProyectoCopia> => {
      const proyecto = await this.proyectos.find(id);
      if (!proyecto) throw new DomainError(missing);
      const { equipo, creador } = proyecto;
      assertAllowed(person, derecho, { proyecto: id, equipo, creador }, missing);
      return proyecto;
    };
    return this.asking.decide(caller, decide, () => this.proyectos.refresh([id]));
  }

  /** The same as a yes or no. */
  async allows(caller: Caller, derecho: Derecho, id: string): Promise<boolean> {
    try {
      await this.proyecto(caller, derecho, id);
      return true;
    } catch (error) {
      if (error instanceof DomainError && (error.kind === 'missing' || error.kind === 'forbidden'))
        return false;
      throw error;
    }
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
