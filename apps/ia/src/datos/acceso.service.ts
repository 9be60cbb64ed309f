import { Injectable } from '@nestjs/common';
import type { ErrorSpec } from '@pmp/contracts/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { assertAllowed, AskBeforeRefusing, type Caller, type Derecho, DomainError } from '@pmp/platform';
import type { Proyecto } from './lectura/datos';
import { ProyectosReader } from './lectura/proyectos.reader';

@Injectable()
export class AccesoService {
  constructor(
    private readonly proyectos: ProyectosReader,
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
  ): Promise<Proyecto> {
    const decide = async (person: Caller): Promise<Proyecto> => {
      const proyecto = await this.proyectos.find(id);
      if (!proyecto) throw new DomainError(missing);
      const { equipo, creador } = proyecto;
      assertAllowed(person, derecho, { proyecto: id, equipo, creador }, missing);
      return proyecto;
    };
    return this.asking.decide(caller, decide, () => this.proyectos.refresh(id));
  }

  proyectosOf(caller: Caller, derecho: Derecho): Promise<Proyecto[]> {
    return this.proyectos.listFor(caller, derecho);
  }
}
