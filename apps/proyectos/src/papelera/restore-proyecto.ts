import { Injectable } from '@nestjs/common';
import { erroresProyectos, limpiezaPendiente } from '@pmp/contracts/proyectos';
import {
  currentCorrelationId,
  DomainError,
  duplicateKeyOf,
  type Tx,
  UnitOfWork,
  withCorrelation,
} from '@pmp/platform';
import { SweepsRepository } from '../sweep/sweeps.repository';
import { ProyectoEvents } from '../proyectos/proyecto-events';
import type { ProyectoDoc } from '../proyectos/proyecto.model';
import { ProyectosPresenter } from '../proyectos/proyectos.presenter';
import { ProyectosRepository } from '../proyectos/proyectos.repository';
import type { PapeleraDoc } from './papelera.model';
import { PapeleraRepository } from './papelera.repository';
import { silentAt } from './papelera.rules';
import { Reviver } from './reviver';

/** Entities per batch: bounds its transaction and its outbox row. */
export const BATCH = 500;

/**
 * Restores a project in batches. It stays hidden until the last one makes it visible, so nobody ever sees half of it.
 * If the process dies, the sweeper continues from the trash entry.
 */
@Injectable()
export class RestoreProyecto {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly sweeps: SweepsRepository,
    private readonly reviver: Reviver,
    private readonly presenter: ProyectosPresenter,
    private readonly events: ProyectoEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Runs to the end in the name of whoever began it. Returns how many tasks have lost their assignee. */
  async resume(entrada: PapeleraDoc): Promise<number> {
    const actor = entrada.restaurador?.toHexString() ?? null;
    let { sinAsignar } = entrada;
    const batch = () => this.unitOfWork.run((tx) => this.reviveBatch(entrada, tx));
    try {
      for (;;) {
        const left = await withCorrelation(currentCorrelationId(), batch, actor);
        if (left === null) return sinAsignar;
        sinAsignar = left;
      }
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
      await this.giveUp(entrada);
      throw new DomainError(erroresProyectos.claveDuplicada);
    }
  }

  /** How many tasks have lost their assignee so far; null when the restoration is over. */
  async reviveBatch({ _id }: PapeleraDoc, tx: Tx): Promise<number | null> {
    const entrada = await this.papelera.findById(_id, tx.session);
    const [proyecto] = await this.proyectos.findKept([_id], tx.session);
    if (entrada?.estado !== 'restaurando' || !proyecto) return null;
    const batch = { entrada, proyecto, limit: BATCH, autor: null };
    const { docs: tareas, sinAsignar } = await this.reviver.reviveTareas(batch, tx);
    const isBatch =
      tareas.length > 0 ||
      (await this.reviver.reviveHistorias(batch, tx)).length > 0 ||
      (await this.reviver.reviveEpicas(batch, tx)).length > 0;
    if (!isBatch) return this.finish(entrada, proyecto, tx);
    const total = entrada.sinAsignar + sinAsignar;
    this.papelera.change(_id, { revisar: silentAt(new Date()), sinAsignar: total }, tx);
    return total;
  }

  private async finish(
    { _id, autor, restaurador }: PapeleraDoc,
    proyecto: ProyectoDoc,
    tx: Tx,
  ): Promise<null> {
    const doc = await this.proyectos.update(proyecto, { eliminado: false }, tx.session);
    await this.papelera.remove(_id, tx.session);
    await this.sweeps.remove([_id], tx.session);
    const who = (restaurador ?? autor).toHexString();
    await this.events.restored(tx, doc, await this.presenter.present(doc), who);
    return null;
  }

  /** Somebody took its clave meanwhile: what is already restored goes back into the trash. */
  private async giveUp({ _id, vence }: PapeleraDoc): Promise<void> {
    await this.unitOfWork.run((tx) => {
      this.papelera.change(_id, { estado: 'guardado', revisar: vence, restaurador: null }, tx);
      tx.fact(limpiezaPendiente, { _id: _id.toHexString() });
    });
  }
}
