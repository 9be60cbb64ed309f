import { Injectable } from '@nestjs/common';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { NombresService } from '../nombres/nombres.service';
import { toProyecto } from './proyecto.mapper';
import type { ProyectoDoc } from './proyecto.model';

/** Projects as the API shows them, with the names of teams and people. */
@Injectable()
export class ProyectosPresenter {
  constructor(private readonly nombres: NombresService) {}

  async presentAll(docs: ProyectoDoc[]): Promise<Proyecto[]> {
    const creadores = docs.flatMap((doc) => (doc.creador ? [doc.creador.toHexString()] : []));
    const [equipo, persona] = await Promise.all([
      this.nombres.readTeams(docs.map((doc) => doc.equipo.toHexString())),
      this.nombres.readPeople(creadores),
    ]);
    return docs.map((doc) => toProyecto(doc, { equipo, persona }));
  }

  async present(doc: ProyectoDoc): Promise<Proyecto> {
    return (await this.presentAll([doc]))[0] as Proyecto;
  }
}
