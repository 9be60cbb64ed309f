import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Tarea, type TareasLote } from '@pmp/contracts/proyectos';
import { DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { applyChanges } from '../cambios/apply-changes';
import { AsignadoService } from './asignado.service';
import { TareaEvents } from './tarea-events';
import type { TareaDoc } from './tarea.model';
import { changesOfTarea } from './tarea.rules';
import { TareaNombresService } from './tarea-nombres.service';
import { TareasPresenter } from './tareas.presenter';
import { TareasRepository } from './tareas.repository';

/** Applies one change to many tasks in one transaction: to all of them or to none. */
@Injectable()
export class BulkChangeTareas {
  constructor(
    private readonly tareas: TareasRepository,
    private readonly acceso: AccesoService,
    private readonly asignados: AsignadoService,
    private readonly presenter: TareasPresenter,
    private readonly nombres: TareaNombresService,
    private readonly events: TareaEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the tasks in the order of `ids`. */
  change(caller: Caller, { ids, cambios }: TareasLote): Promise<Tarea[]> {
    return this.unitOfWork.run(async (tx) => {
      const docs = await this.find(caller, { ids, cambios }, tx);
      const updatedAt = new Date();
      const results = docs.map((before) => {
        const changes = changesOfTarea(before, cambios);
        return { before, changes, doc: applyChanges(before, changes, updatedAt), autor: caller._id };
      });
      const shapes = await this.presenter.presentAll(results.map(({ doc }) => doc));
      const changed = results.flatMap((result, i) => {
        const shape = shapes[i];
        return shape && result.doc !== result.before ? [{ ...result, shape }] : [];
      });
      await this.tareas.updateMany(changed, updatedAt, tx.session);
      const all: Partial<TareaDoc> = Object.assign({}, ...changed.map(({ changes }) => changes));
      const names = await this.nombres.namesIn(docs, all, tx.session);
      this.events.updated(tx, ...changed.map((change) => ({ ...change, names })));
      return shapes;
    });
  }

  private async find(caller: Caller, { ids, cambios }: TareasLote, { session }: Tx): Promise<TareaDoc[]> {
    const missing = erroresProyectos.tareaNoEncontrada;
    const found = new Map((await this.tareas.findMany(ids, session)).map((doc) => [String(doc._id), doc]));
    for (const id of new Set([...found.values()].map((doc) => doc.proyecto.toHexString()))) {
      const proyecto = await this.acceso.proyecto(caller, 'proyecto.editar', id, { missing, session });
      if (cambios.asignado) await this.asignados.assertMaySee(cambios.asignado, proyecto);
    }
    return ids.map((id) => {
      const doc = found.get(id);
      if (!doc) throw new DomainError(missing);
      return doc;
    });
  }
}
