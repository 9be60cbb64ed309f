import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { CallerCache, DomainError } from '@pmp/platform';
import { seesProyecto } from '../acceso/acceso.rules';
import { AccesoService } from '../acceso/acceso.service';
import type { ProyectoDoc } from '../proyectos/proyecto.model';

@Injectable()
export class AsignadoService {
  constructor(
    private readonly people: CallerCache,
    private readonly acceso: AccesoService,
  ) {}

  /** Work is only given to a person who may see it. */
  async assertMaySee(usuario: string, proyecto: ProyectoDoc): Promise<void> {
    if (!(await this.acceso.maySee(usuario, proyecto))) {
      throw new DomainError(erroresProyectos.asignadoSinAcceso);
    }
  }

  /** According to the local copies alone: for many tasks at once. */
  async maySee(usuario: string, proyecto: ProyectoDoc): Promise<boolean> {
    const person = await this.people.find(usuario);
    return person !== null && seesProyecto(person, proyecto);
  }
}
