import { Injectable } from '@nestjs/common';
import type { Panel } from '@pmp/contracts/proyectos';
import { Calendario, type Caller } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { toEpica } from '../epicas/epica.mapper';
import { EpicasRepository } from '../epicas/epicas.repository';
import { ProyectosPresenter } from '../proyectos/proyectos.presenter';
import { TareasPresenter } from '../tareas/tareas.presenter';
import { TareasRepository } from '../tareas/tareas.repository';
import { figuresOf } from './panel.rules';
import { PanelRepository } from './panel.repository';
import { ritmoOf } from './ritmo.rules';

/** Specification, business constants: first 5 tasks and first 5 epics. */
const PRIMERAS = { limite: 5 };

@Injectable()
export class PanelService {
  constructor(
    private readonly acceso: AccesoService,
    private readonly panel: PanelRepository,
    private readonly epicas: EpicasRepository,
    private readonly tareas: TareasRepository,
    private readonly proyectosPresenter: ProyectosPresenter,
    private readonly tareasPresenter: TareasPresenter,
    private readonly calendario: Calendario,
  ) {}

  async getPanel(caller: Caller, id: string): Promise<Panel> {
    const doc = await this.acceso.proyecto(caller, 'proyecto.ver', id);
    const [proyecto, totalEpicas, historias, tareas, primerasEpicas, primerasTareas] = await Promise.all([
      this.proyectosPresenter.present(doc),
      this.panel.countEpicas(doc._id),
      this.panel.historiasOf(doc._id),
      this.panel.tareasOf(doc._id),
      this.epicas.listOf(id, PRIMERAS),
      this.tareas.listOf(id, PRIMERAS),
    ]);
    const ids = (docs: { _id: (typeof doc)['_id'] }[]) => docs.map(({ _id }) => _id);
    const [deHistorias, deTareas, cinco] = await Promise.all([
      this.panel.estadoChangesOf(ids(historias)),
      this.panel.estadoChangesOf(ids(tareas)),
      this.tareasPresenter.presentAll(primerasTareas.docs),
    ]);
    const { tareasCompletadas, ...figures } = figuresOf(tareas);
    const now = new Date();
    return {
      success: true,
      proyecto,
      contadores: {
        totalTareas: tareas.length,
        tareasCompletadas,
        totalEpicas,
        totalHistorias: historias.length,
      },
      ...figures,
      tareas: cinco,
      epicas: primerasEpicas.docs.map(toEpica),
      ritmo: {
        historias: ritmoOf(historias, deHistorias, now, this.calendario),
        tareas: ritmoOf(tareas, deTareas, now, this.calendario),
      },
    };
  }
}
