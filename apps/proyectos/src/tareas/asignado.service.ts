import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { CallerCache, decide, DomainError } from '@pmp/platform';
import type { ProyectoDoc } from '../proyectos/proyecto.model';

@Injectable()
export class AsignadoService {
  constructor(private readonly people: CallerCache) {}

  /** Work is only given to a person who may see it. */
  async assertMaySee(usuario: string, proyecto: ProyectoDoc): Promise<void> {
    if (!(await this.maySee(usuario, proyecto))) throw new DomainError(erroresProyectos.asignadoSinAcceso);
  }

  async maySee(usuario: string, proyecto: ProyectoDoc): Promise<boolean> {
    const person = await this.people.find(usuario);
    return (
      person?.estado === 'activo' &&
      decide(person, 'proyecto.ver', { equipo: proyecto.equipo.toHexString() }) === 'permitido'
    );
  }
}
