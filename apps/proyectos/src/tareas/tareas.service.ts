import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Tarea, type TareasQuery, type TareaUpdate } from '@pmp/contracts/proyectos';
import { assertVersion, UnitOfWork, type Caller, type Derecho } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { visibleTeams } from '../acceso/acceso.rules';
import { AccesoService } from '../acceso/acceso.service';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { CascadaService } from '../cascada/cascada.service';
import { HistorialService } from '../historial/historial.service';
import { HistoriasRepository } from '../historias/historias.repository';
import type { PageRequest } from '../listas/page.rules';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { Ranker } from '../rango/ranker';
import { AsignadoService } from './asignado.service';
import { TareaEvents } from './tarea-events';
import { withArchivos } from './tarea-archivos.rules';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import type { TareaDoc } from './tarea.model';
import { assertHistoriaOf, changesOfTarea } from './tarea.rules';
import { TareaNombresService } from './tarea-nombres.service';
import { TareasPresenter } from './tareas.presenter';
import { TareasRepository } from './tareas.repository';

@Injectable()
export class TareasService {
  constructor(
    private readonly tareas: TareasRepository,
    private readonly historias: HistoriasRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly acceso: AccesoService,
    private readonly asignados: AsignadoService,
    private readonly cascada: CascadaService,
    private readonly historial: HistorialService,
    private readonly archivos: ArchivosRepository,
    private readonly ranker: Ranker,
    private readonly events: TareaEvents,
    private readonly nombres: TareaNombresService,
    private readonly presenter: TareasPresenter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listTareas(caller: Caller, proyecto: string, pagina: PageRequest) {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const { docs, ...rest } = await this.tareas.listOf(proyecto, pagina);
    return { tareas: await this.presenter.presentAll(docs), ...rest };
  }

  /** Over all visible projects, or the one that is asked for. */
  async listVisible(caller: Caller, { asignado, estado, proyecto, ...pagina }: TareasQuery) {
    if (proyecto) await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const where = proyecto ?? { $in: await this.proyectos.visibleIds(visibleTeams(caller)) };
    const filter = {
      proyecto: where,
      ...(asignado && { asignado: caller._id }),
      ...(estado && { estado }),
    };
    const { docs, ...rest } = await this.tareas.list(filter, pagina);
    return { tareas: await this.presenter.presentAll(docs), ...rest };
  }

  async getTarea(caller: Caller, id: string): Promise<Tarea> {
    return this.presenter.present(await this.find(caller, 'proyecto.ver', id));
  }

  async listHistorial(caller: Caller, id: string, pagina: PageRequest) {
    return this.historial.listOf(await this.find(caller, 'proyecto.ver', id), pagina);
  }

  updateTarea(caller: Caller, id: string, datos: TareaUpdate, received: ArchivoDoc[] = []): Promise<Tarea> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.find(caller, 'proyecto.editar', id, tx.session);
      assertVersion(datos.version, current.version);
      const changes = changesOfTarea(current, datos);
      if (changes.historia) {
        const historia = await this.historias.findById(changes.historia, tx.session);
        assertHistoriaOf(historia, current.proyecto);
        this.historias.expectLiving(historia, tx);
      }
      if (datos.despuesDe !== undefined) {
        const siblings = this.tareas.ranksOfHistoria(changes.historia ?? current.historia, tx.session);
        changes.orden = await this.ranker.follow(datos.despuesDe, siblings);
      }
      if (received.length) changes.archivos = withArchivos(current, received);
      if (!Object.keys(changes).length) return this.presenter.present(current);
      if (changes.asignado) {
        const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', current.proyecto);
        await this.asignados.assertMaySee(changes.asignado.toHexString(), proyecto);
      }
      await this.archivos.keep(received, tx.session);
      const doc = this.tareas.update(current, changes, tx);
      const shape = await this.presenter.present(doc);
      const names = await this.nombres.namesIn([current], changes, tx.session);
      this.events.updated(tx, { before: current, changes, doc, shape, autor: caller._id, names });
      return shape;
    });
  }

  async deleteTarea(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, 'proyecto.editar', id, tx.session);
      await this.cascada.removeTarea(doc, caller._id, tx);
      this.events.removed(tx, doc, caller._id);
    });
  }

  private async find(
    caller: Caller,
    derecho: Derecho,
    id: string,
    session?: ClientSession,
  ): Promise<TareaDoc> {
    const doc = await this.tareas.findById(id, session);
    return this.acceso.child(caller, derecho, doc, erroresProyectos.tareaNoEncontrada, session);
  }
}
