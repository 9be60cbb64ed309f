import { Injectable } from '@nestjs/common';
import type { Resumen, Tarea } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import { visibleTeams } from '../acceso/acceso.rules';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { Presenter } from '../elementos/present/presenter';
import { ProyectosPresenter } from '../proyectos/proyectos.presenter';
import { figuresOf, type TareasCount } from './resumen.rules';

/** Specification, business constants: the dashboard lists show 5 recent items. */
const RECIENTES = 5;

const STAGES = [
  { $group: { _id: { estado: '$estado', prioridad: '$prioridad' }, total: { $sum: 1 } } },
  { $replaceWith: { $mergeObjects: ['$_id', { total: '$total' }] } },
];

@Injectable()
export class ResumenService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly proyectosPresenter: ProyectosPresenter,
    private readonly presenter: Presenter,
  ) {}

  async getResumen(caller: Caller): Promise<Resumen> {
    const equipos = visibleTeams(caller);
    const [visibles, { docs: recientes }] = await Promise.all([
      this.proyectos.visibleEstados(equipos),
      this.proyectos.list(equipos, { limite: RECIENTES }),
    ]);
    const ids = visibles.map((proyecto) => proyecto._id);
    const tarea = this.kinds.at<Tarea>('tarea');
    const tareas = this.kinds.of(tarea);
    const [counts, newest] = await Promise.all([
      tareas.figuresOf<TareasCount>(ids, STAGES),
      tareas.list({ proyecto: { $in: ids } }, { limite: RECIENTES }),
    ]);
    const [proyectosRecientes, tareasRecientes] = await Promise.all([
      this.proyectosPresenter.presentAll(recientes),
      this.presenter.presentLiving(tarea, newest.docs),
    ]);
    const figures = figuresOf(
      visibles.map((proyecto) => proyecto.estado),
      counts,
    );
    return { success: true, ...figures, proyectosRecientes, tareasRecientes };
  }
}
