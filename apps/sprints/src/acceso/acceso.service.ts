import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos, proyectoEstado } from '@pmp/contracts/proyectos';
import {
  AskBeforeRefusing,
  DomainError,
  InjectCopy,
  NOWHERE,
  ProjectAccess,
  type Caller,
  type Copied,
  type Derecho,
  type LocalCopy,
} from '@pmp/platform';

type ProyectoCopia = Copied<typeof proyectoEstado>;

@Injectable()
export class AccesoService extends ProjectAccess<ProyectoCopia> {
  constructor(@InjectCopy(proyectoEstado) proyectos: LocalCopy<ProyectoCopia>, asking: AskBeforeRefusing) {
    super(proyectos, asking, erroresProyectos.proyectoNoEncontrado);
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
    await this.proyecto(caller, derecho, entity?.proyecto ?? NOWHERE, missing);
    return entity!;
  }
}
