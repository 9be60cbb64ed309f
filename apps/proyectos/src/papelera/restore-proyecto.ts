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
import type { ProyectoDoc } from '../acceso/proyecto.model';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { RewriteClaves } from '../elementos/claves/rewrite-claves';
import { Kinds } from '../elementos/kinds/kinds';
import { Reviver } from '../elementos/restore/reviver';
import { SweepsRepository } from '../elementos/sweeps/sweeps.repository';
import { silentAt } from '../elementos/trash/entrada.rules';
import type { PapeleraDoc } from '../elementos/trash/papelera.model';
import { PapeleraRepository } from '../elementos/trash/papelera.repository';
import { ProyectoEvents } from '../proyectos/proyecto-events';
import { ProyectosPresenter } from '../proyectos/proyectos.presenter';

/** Entities per batch: bounds its transaction and its outbox row. */
const BATCH = 500;

/**
 * Restores a project in batches. It stays hidden until the last one makes it visible, so nobody ever sees half of it.
 * If the process dies, the sweeper continues from the trash entry.
 */
@Injectable()
export class RestoreProyecto {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly sweeps: SweepsRepository,
    private readonly reviver: Reviver,
    private readonly rewriting: RewriteClaves,
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
    for (const kind of this.kinds.upwards) {
      const { total, sinAsignar } = await this.reviver.revive(kind, batch, tx);
      if (!total) continue;
      const sum = entrada.sinAsignar + sinAsignar;
      this.papelera.change(_id, { revisar: silentAt(new Date()), sinAsignar: sum }, tx);
      return sum;
    }
    // What had not gone into the trash yet when the project was restored under another key.
    if (await this.rewriting.rewrite(proyecto, BATCH, tx)) return entrada.sinAsignar;
    return this.finish(entrada, proyecto, tx);
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
