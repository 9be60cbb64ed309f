import { Injectable } from '@nestjs/common';
import {
  erroresProyectos,
  tareaEstado,
  type Tarea,
  type TareaCreate,
  type TareasQuery,
  type TareaUpdate,
} from '@pmp/contracts/proyectos';
import { assertVersion, UnitOfWork, type Caller, type Derecho } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { visibleTeams } from '../acceso/acceso.rules';
import { AccesoService } from '../acceso/acceso.service';
import { assertRepeated } from '../almacen/assert-repeated';
import { cambioOf, removalOf } from '../cambios/cambio';
import { CascadaService } from '../cascada/cascada.service';
import { HistoriasRepository } from '../historias/historias.repository';
import type { Pagina } from '../listas/pagina.rules';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { Ranker } from '../rango/ranker';
import { AsignadoService } from './asignado.service';
import { toTareaEstado } from './tarea.mapper';
import type { TareaDoc } from './tarea.model';
import { assertHistoriaOf, changesOfTarea, newTarea } from './tarea.rules';
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
    private readonly ranker: Ranker,
    private readonly presenter: TareasPresenter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async listTareas(caller: Caller, proyecto: string, pagina: Pagina) {
    await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const { docs, ...rest } = await this.tareas.list({ proyecto }, pagina);
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

  /** `creada` is false when it answers the task that an earlier, identical call has made. */
  async createTarea(caller: Caller, datos: TareaCreate): Promise<{ tarea: Tarea; creada: boolean }> {
    const [proyecto, historia] = await Promise.all([
      this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto),
      this.historias.findById(datos.historiaId),
    ]);
    assertHistoriaOf(historia, datos.proyecto);
    if (datos.asignado) await this.asignados.assertMaySee(datos.asignado, proyecto);
    const doc = newTarea(datos, caller._id, this.ranker.next(), new Date());
    const tarea = await this.presenter.present(doc);
    try {
      await this.unitOfWork.run(async (tx) => {
        await this.tareas.insert(doc, tx.session);
        tx.state(tareaEstado, tarea._id, doc.version, toTareaEstado(doc));
        tx.live(`proyecto.${tarea.proyecto}`, 'cambio', cambioOf('tarea', 'creado', tarea, caller._id));
      });
    } catch (error) {
      const first = await this.tareas.findById(tarea._id);
      assertRepeated(error, first, caller, datos.proyecto);
      return { tarea: await this.presenter.present(first), creada: false };
    }
    return { tarea, creada: true };
  }

  updateTarea(caller: Caller, id: string, datos: TareaUpdate): Promise<Tarea> {
    return this.unitOfWork.run(async (tx) => {
      const current = await this.find(caller, 'proyecto.editar', id, tx.session);
      assertVersion(datos.version, current.version);
      const changes = changesOfTarea(current, datos);
      if (!Object.keys(changes).length) return this.presenter.present(current);
      if (changes.historia) {
        assertHistoriaOf(await this.historias.findById(changes.historia, tx.session), current.proyecto);
      }
      if (changes.asignado) {
        const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', current.proyecto);
        await this.asignados.assertMaySee(changes.asignado.toHexString(), proyecto);
      }
      const doc = await this.tareas.update(current, { ...changes, updatedAt: new Date() }, tx.session);
      const tarea = await this.presenter.present(doc);
      tx.state(tareaEstado, tarea._id, doc.version, toTareaEstado(doc));
      tx.live(`proyecto.${tarea.proyecto}`, 'cambio', cambioOf('tarea', 'actualizado', tarea, caller._id));
      return tarea;
    });
  }

  async deleteTarea(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const doc = await this.find(caller, 'proyecto.editar', id, tx.session);
      const proyecto = doc.proyecto.toHexString();
      await this.cascada.removeTarea(doc, tx);
      tx.live(`proyecto.${proyecto}`, 'cambio', removalOf('tarea', id, doc.version + 1, caller._id));
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
