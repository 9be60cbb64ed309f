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

/** The fields that `app.module.ts` picks. */
export type ProyectoCopia = Pick<Copied<typeof proyectoEstado>, '_id' | 'equipo' | 'creador'>;

@Injectable()
export class AccesoService {
  constructor(
    @InjectCopy(proyectoEstado) private readonly proyectos: LocalCopy<ProyectoCopia>,
    private readonly asking: AskBeforeRefusing,
  ) {}

  /**
   * Returns the project if the caller has the right in it; otherwise throws `missing`, so that a hidden project seems
   * not to exist.
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
}
