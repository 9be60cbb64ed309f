import { Injectable } from '@nestjs/common';
import type { Proyecto } from '@pmp/contracts/proyectos';
import { NamesService } from '../names/names.service';
import { toProyecto } from './proyecto.mapper';
import type { ProyectoDoc } from '../acceso/proyecto.model';

/** Projects as the API shows them, with the names of teams and people. */
@Injectable()
export class ProyectosPresenter {
  constructor(private readonly names: NamesService) {}

  async presentAll(docs: ProyectoDoc[]): Promise<Proyecto[]> {
    const creadores = docs.flatMap((doc) => (doc.creador ? [doc.creador.toHexString()] : []));
    const [equipo, persona] = await Promise.all([
      this.names.readTeams(docs.map((doc) => doc.equipo.toHexString())),
      this.names.readPeople(creadores),
    ]);
    return docs.map((doc) => toProyecto(doc, { equipo, persona }));
  }

  async present(doc: ProyectoDoc): Promise<Proyecto> {
    return (await this.presentAll([doc]))[0] as Proyecto;
  }
}
