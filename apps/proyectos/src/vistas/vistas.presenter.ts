import { Injectable } from '@nestjs/common';
import type { Vista } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { NamesService } from '../names/names.service';
import { toVista } from './vista.mapper';
import type { VistaDoc } from './vista.model';
import { changeOf } from './vista.rules';

/** Views as the API shows them, with the names of people, teams and projects. */
@Injectable()
export class VistasPresenter {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly names: NamesService,
  ) {}

  async presentAll(caller: Caller, docs: readonly VistaDoc[]): Promise<Vista[]> {
    const idsOf = (field: 'equipo' | 'proyecto') => docs.flatMap((doc) => doc[field] ?? []);
    const [persona, equipo, proyectos] = await Promise.all([
      this.names.readPeople(docs.map(({ creador }) => creador.toHexString())),
      this.names.readTeams(idsOf('equipo').map((id) => id.toHexString())),
      this.proyectos.findKept(idsOf('proyecto')),
    ]);
    const known = new Map(proyectos.map((proyecto) => [proyecto._id.toHexString(), proyecto]));
    return docs.map((doc) => {
      const proyecto = known.get(String(doc.proyecto)) ?? null;
      return toVista(doc, {
        proyecto,
        equipo: doc.equipo && equipo(doc.equipo.toHexString()),
        creador: persona(doc.creador.toHexString()),
        editable: changeOf(caller, doc, proyecto) === 'permitido',
      });
    });
  }

  async present(caller: Caller, doc: VistaDoc): Promise<Vista> {
    return (await this.presentAll(caller, [doc]))[0] as Vista;
  }
}
