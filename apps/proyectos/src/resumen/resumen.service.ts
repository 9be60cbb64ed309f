import { Injectable } from '@nestjs/common';
import type { Historia, Resumen, Tarea } from '@pmp/contracts/proyectos';
import type { Caller } from '@pmp/platform';
import type { Types } from 'mongoose';
import { visibleTo } from '../acceso/acceso.rules';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { Figures } from '../elementos/figures/figures';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import { Kinds } from '../elementos/kinds/kinds';
import { Presenter } from '../elementos/present/presenter';
import { ProyectosPresenter } from '../proyectos/proyectos.presenter';
import { inTurns } from './in-turns';
import { figuresOf, type TareasCount } from './resumen.rules';

/** Specification, business constants: the dashboard lists show 5 recent items. */
const RECIENTES = 5;

/** More than a person looks at; the list of tasks has them all. */
const MIAS = 100;

/** Who sees hundreds of projects must not fill the queue for connections, in which others would wait in vain. */
const COUNTED_AT_ONCE = 5;

const STAGES = [
  { $group: { _id: { estado: '$estado', prioridad: '$prioridad' }, total: { $sum: 1 } } },
  { $replaceWith: { $mergeObjects: ['$_id', { total: '$total' }] } },
];

/** As the list of tasks sorts them. */
const newestFirst = (a: ElementoDoc, b: ElementoDoc): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);

@Injectable()
export class ResumenService {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly figures: Figures,
    private readonly proyectosPresenter: ProyectosPresenter,
    private readonly presenter: Presenter,
  ) {}

  async getResumen(caller: Caller): Promise<Resumen> {
    const visible = visibleTo(caller);
    const [visibles, { docs: recientes }] = await Promise.all([
      this.proyectos.visibleEstados(visible),
      this.proyectos.list(visible, { limite: RECIENTES }),
    ]);
    const tareas = await inTurns(visibles, COUNTED_AT_ONCE, ({ _id }) => this.tareasOf(_id));
    const newest = tareas
      .flatMap(({ recientes: own }) => own)
      .sort(newestFirst)
      .slice(0, RECIENTES);
    const tarea = this.kinds.at<Tarea>('tarea');
    const historia = this.kinds.at<Historia>('historia');
    const [proyectosRecientes, tareasRecientes, misTareas, misHistorias] = await Promise.all([
      this.proyectosPresenter.presentAll(recientes),
      this.presenter.presentLiving(tarea, newest),
      this.presenter.presentLiving(tarea, await this.openOf('tarea', { asignado: caller._id }, visibles)),
      this.presenter.presentLiving(
        historia,
        await this.openOf('historia', { responsable: caller._id }, visibles),
      ),
    ]);
    const figures = figuresOf(
      visibles.map((proyecto) => proyecto.estado),
      tareas.flatMap(({ counts }) => counts),
    );
    return { success: true, ...figures, proyectosRecientes, tareasRecientes, misTareas, misHistorias };
  }

  /** Somebody's items that are not completed, in projects that they see. */
  private async openOf(
    tipo: 'historia' | 'tarea',
    suyo: { asignado: string } | { responsable: string },
    visibles: readonly { _id: Types.ObjectId }[],
  ) {
    const elementos = this.kinds.of(this.kinds.at(tipo));
    const where = {
      ...suyo,
      estado: { $ne: 'completada' },
      proyecto: { $in: visibles.map(({ _id }) => _id) },
    };
    return (await elementos.list(where, { limite: MIAS })).docs;
  }

  /** How many tasks of the project are alike, and its newest ones. */
  private tareasOf(proyecto: Types.ObjectId) {
    const tareas = this.kinds.of(this.kinds.at('tarea'));
    return this.figures.of(proyecto.toHexString(), 'resumen', async () => ({
      counts: await tareas.figuresOf<TareasCount>(proyecto, STAGES),
      recientes: (await tareas.list({ proyecto }, { limite: RECIENTES })).docs,
    }));
  }
}
