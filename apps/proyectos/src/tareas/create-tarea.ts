import { Injectable } from '@nestjs/common';
import type { Tarea, TareaCreate } from '@pmp/contracts/proyectos';
import { UnitOfWork, type Caller, type Writing } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { assertRepeated } from '../almacen/assert-repeated';
import { workOn } from '../almacen/work-on';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import { ArchivosRepository } from '../archivos/archivos.repository';
import type { HistoriaDoc } from '../historias/historia.model';
import { HistoriasCache } from '../historias/historias.cache';
import { HistoriasRepository } from '../historias/historias.repository';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import { Ranker } from '../rango/ranker';
import { AsignadoService } from './asignado.service';
import { TareaEvents } from './tarea-events';
import { assertHistoriaOf, newTarea } from './tarea.rules';
import { TareasPresenter } from './tareas.presenter';
import { TareasRepository } from './tareas.repository';

interface Place {
  proyecto: ProyectoDoc;
  historia: HistoriaDoc;
}

/**
 * Creates tasks in the project and story as this process remembers them, which saves reading both; the transaction
 * checks that they still hold.
 */
@Injectable()
export class CreateTarea {
  constructor(
    private readonly tareas: TareasRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly historias: HistoriasRepository,
    private readonly cache: HistoriasCache,
    private readonly archivos: ArchivosRepository,
    private readonly acceso: AccesoService,
    private readonly asignados: AsignadoService,
    private readonly ranker: Ranker,
    private readonly events: TareaEvents,
    private readonly presenter: TareasPresenter,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `creada` is false when it returns the task that an earlier, identical call made. */
  create(
    caller: Caller,
    datos: TareaCreate,
    received: ArchivoDoc[] = [],
  ): Promise<{ tarea: Tarea; creada: boolean }> {
    return workOn(
      this.remember(caller, datos),
      () => this.read(caller, datos),
      (place) => this.createIn(place, caller, datos, received),
    );
  }

  private remember(caller: Caller, { proyecto: id, historiaId }: TareaCreate): Place | null {
    const proyecto = this.acceso.remembered(caller, 'proyecto.editar', id);
    const historia = this.cache.historia(historiaId);
    return proyecto && historia?.proyecto.equals(proyecto._id) ? { proyecto, historia } : null;
  }

  private async read(caller: Caller, { proyecto: id, historiaId }: TareaCreate): Promise<Place> {
    const [proyecto, historia] = await Promise.all([
      this.acceso.proyecto(caller, 'proyecto.editar', id),
      this.historias.findById(historiaId),
    ]);
    assertHistoriaOf(historia, id);
    this.cache.keep([historia], undefined);
    return { proyecto, historia };
  }

  private async createIn(
    { proyecto, historia }: Place,
    caller: Caller,
    datos: TareaCreate,
    received: ArchivoDoc[],
  ) {
    if (datos.asignado) await this.asignados.assertMaySee(datos.asignado, proyecto);
    const created = newTarea(datos, caller._id, this.ranker.next(), new Date());
    const doc = received.length ? { ...created, archivos: received } : created;
    const tarea = await this.presenter.present(doc);
    const write = (writing: Writing) => {
      this.proyectos.expect(proyecto, writing);
      this.historias.expectLiving(historia, writing);
      this.tareas.insert(doc, writing);
      this.events.created(writing, doc, tarea, caller._id);
    };
    try {
      if (received.length)
        await this.unitOfWork.run((tx) => this.archivos.keep(received, tx.session).then(() => write(tx)));
      else await this.unitOfWork.write(write);
    } catch (error) {
      const first = await this.tareas.findById(tarea._id);
      assertRepeated(error, first, caller, datos.proyecto);
      return { tarea: await this.presenter.present(first), creada: false };
    }
    return { tarea, creada: true };
  }
}
