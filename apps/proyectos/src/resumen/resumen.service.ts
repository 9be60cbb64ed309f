import { Injectable } from '@nestjs/common';
import type { Resumen } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { visibleTeams } from '../acceso/acceso.rules';
import { ProyectosPresenter } from '../proyectos/proyectos.presenter';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { TareasPresenter } from '../tareas/tareas.presenter';
import { figuresOf } from './resumen.rules';
import { TareasFiguresCache } from './tareas-figures.cache';

/** Specification, business constants: the dashboard lists show 5 recent items. */
const RECIENTES = 5;

@Injectable()
export class ResumenService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly figures: TareasFiguresCache,
    private readonly proyectosPresenter: ProyectosPresenter,
    private readonly tareasPresenter: TareasPresenter,
  ) {}

  async getResumen(caller: Caller): Promise<Resumen> {
    const equipos = visibleTeams(caller);
    const [visibles, { docs: recientes }] = await Promise.all([
      this.proyectos.visibleEstados(equipos),
      this.proyectos.list(equipos, { limite: RECIENTES }),
    ]);
    const ids = visibles.map((proyecto) => proyecto._id);
    const [counts, tareas] = await Promise.all([
      this.figures.countsOf(ids),
      this.figures.newestOf(ids, RECIENTES),
    ]);
    const [proyectosRecientes, tareasRecientes] = await Promise.all([
      this.proyectosPresenter.presentAll(recientes),
      this.tareasPresenter.presentAll(tareas),
    ]);
    const figures = figuresOf(
      visibles.map((proyecto) => proyecto.estado),
      counts,
    );
    return { success: true, ...figures, proyectosRecientes, tareasRecientes };
  }
}
