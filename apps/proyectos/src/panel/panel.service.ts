import { Injectable } from '@nestjs/common';
import type { Epica, Panel, Tarea } from '@pmp/contracts/proyectos';
import { Calendario, type Caller } from '@pmp/platform';
import type { Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { EtiquetasRepository } from '../elementos/etiquetas/etiquetas.repository';
import { Figures } from '../elementos/figures/figures';
import { HistorialRepository } from '../elementos/historial/historial.repository';
import type { ElementoDoc } from '../elementos/kinds/elemento-doc';
import type { Shape, Tipo } from '../elementos/kinds/kind';
import { Kinds } from '../elementos/kinds/kinds';
import { Presenter } from '../elementos/present/presenter';
import { ProyectosPresenter } from '../proyectos/proyectos.presenter';
import { byEtiqueta, figuresOf, namedBy, type PanelHistoria } from './panel.rules';
import { ritmoOf } from './ritmo.rules';
import type { PanelElemento } from './vida.rules';

/** Specification, business constants: first 5 tasks and first 5 epics. */
const PRIMERAS = { limite: 5 };

const VIDA = ['titulo', 'estado', 'createdAt'] as const;
type PanelTarea = PanelElemento & Pick<Tarea, 'estado' | 'prioridad' | 'tipo'>;

type Counted = Omit<Panel, 'success' | 'proyecto' | 'tareas' | 'epicas' | 'porEtiqueta'> & {
  etiquetadas: ReturnType<typeof byEtiqueta>;
};

@Injectable()
export class PanelService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly kinds: Kinds,
    private readonly figures: Figures,
    private readonly etiquetas: EtiquetasRepository,
    private readonly historial: HistorialRepository,
    private readonly proyectosPresenter: ProyectosPresenter,
    private readonly presenter: Presenter,
    private readonly calendario: Calendario,
  ) {}

  async getPanel(caller: Caller, id: string): Promise<Panel> {
    const doc = await this.acceso.proyecto(caller, 'proyecto.ver', id);
    const now = new Date();
    const [proyecto, { etiquetadas, ...counted }, etiquetas, epicas, cinco] = await Promise.all([
      this.proyectosPresenter.present(doc),
      this.figures.of(id, `panel ${this.calendario.diaOf(now)}`, () => this.count(doc._id, now)),
      // Not counted with the rest: a label that changes changes no story.
      this.etiquetas.listOf(doc._id),
      this.first<Epica>('epica', id),
      this.first<Tarea>('tarea', id),
    ]);
    const porEtiqueta = namedBy(etiquetas, etiquetadas);
    return { success: true, proyecto, ...counted, porEtiqueta, tareas: cinco, epicas };
  }

  /** Reads every story and task of the project, and all that has become of them. */
  private async count(proyecto: Types.ObjectId, now: Date): Promise<Counted> {
    const [totalEpicas, historias, tareas] = await Promise.all([
      this.kinds.of(this.kinds.at('epica')).countIn(proyecto),
      this.kinds
        .of(this.kinds.at('historia'))
        .pick(proyecto, [...VIDA, 'etiquetas', 'puntos' as never]) as Promise<PanelHistoria[]>,
      this.kinds
        .of(this.kinds.at('tarea'))
        .pick(proyecto, [...VIDA, 'prioridad', 'tipo' as never]) as Promise<PanelTarea[]>,
    ]);
    const ids = (docs: Pick<ElementoDoc, '_id'>[]) => docs.map(({ _id }) => _id);
    const [deHistorias, deTareas] = await Promise.all([
      this.historial.estadoChangesOf(ids(historias)),
      this.historial.estadoChangesOf(ids(tareas)),
    ]);
    const { tareasCompletadas, ...figures } = figuresOf(tareas);
    return {
      contadores: {
        totalTareas: tareas.length,
        tareasCompletadas,
        totalEpicas,
        totalHistorias: historias.length,
      },
      ...figures,
      etiquetadas: byEtiqueta(historias),
      ritmo: {
        historias: ritmoOf(historias, deHistorias, now, this.calendario),
        tareas: ritmoOf(tareas, deTareas, now, this.calendario),
      },
    };
  }

  private async first<S extends Shape>(tipo: Tipo, proyecto: string): Promise<S[]> {
    const kind = this.kinds.at<S>(tipo);
    return this.presenter.presentLiving(kind, (await this.kinds.of(kind).listOf(proyecto, PRIMERAS)).docs);
  }
}
