import { Injectable } from '@nestjs/common';
import { erroresProyectos, type Restaurado, type Restaurar } from '@pmp/contracts/proyectos';
import { AskBeforeRefusing, DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { Kinds } from '../elementos/kinds/kinds';
import { Reviver } from '../elementos/restore/reviver';
import { silentAt } from '../elementos/trash/entrada.rules';
import type { PapeleraDoc } from '../elementos/trash/papelera.model';
import { PapeleraRepository } from '../elementos/trash/papelera.repository';
import { TeamDoor } from '../proyectos/team-door';
import { objectId } from '../storage/object-id';
import { assertMayRestore } from './papelera.rules';
import { RestauradoPresenter } from './restaurado.presenter';
import { RestoreChecks } from './restore-checks';
import { RestoreProyecto } from './restore-proyecto';

/** Restores what is in the trash. */
@Injectable()
export class RestoreElemento {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly proyectos: ProyectosRepository,
    private readonly kinds: Kinds,
    private readonly door: TeamDoor,
    private readonly checks: RestoreChecks,
    private readonly reviver: Reviver,
    private readonly restoreInBatches: RestoreProyecto,
    private readonly presenter: RestauradoPresenter,
    private readonly asking: AskBeforeRefusing,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async restore(caller: Caller, id: string, datos: Restaurar): Promise<Restaurado> {
    const entrada = await this.find(caller, id);
    const sinAsignar =
      entrada.tipo === 'proyecto'
        ? await this.restoreProyecto(caller, id, datos)
        : await this.unitOfWork.run((tx) => this.restoreIn(tx, caller, id));
    return this.presenter.present({ ...entrada, sinAsignar });
  }

  /**
   * As part of a transaction that is under way: an element with everything beneath it. Returns how much has lost the
   * person it was given to.
   */
  async restoreIn(tx: Tx, caller: Caller, id: string): Promise<number> {
    const entrada = await this.find(caller, id, tx.session);
    const proyecto = await this.checks.assertPlace(entrada, tx);
    const batch = { entrada, proyecto, limit: 0, autor: caller._id };
    let sinAsignar = 0;
    for (const kind of this.kinds.all) sinAsignar += (await this.reviver.revive(kind, batch, tx)).sinAsignar;
    await this.papelera.remove(entrada._id, tx.session);
    return sinAsignar;
  }

  /** A repeated call continues where the last one stopped. */
  private async restoreProyecto(caller: Caller, id: string, datos: Restaurar): Promise<number> {
    const entrada = await this.door.run(async (tx) => {
      const found = await this.find(caller, id, tx.session);
      return found.estado === 'restaurando' ? found : this.begin(caller, found, datos, tx);
    }, erroresProyectos.equipoEliminado);
    return this.restoreInBatches.resume(entrada);
  }

  private async begin(caller: Caller, entrada: PapeleraDoc, datos: Restaurar, tx: Tx): Promise<PapeleraDoc> {
    const [current] = await this.proyectos.findKept([entrada._id], tx.session);
    if (!current) throw new DomainError(erroresProyectos.papeleraNoEncontrada);
    const changes = await this.checks.changesFor(current, caller, datos, tx.session);
    await this.door.assertOpen((changes.equipo ?? current.equipo).toHexString(), tx);
    await this.proyectos.update(current, changes, tx.session);
    const begun = {
      estado: 'restaurando' as const,
      revisar: silentAt(new Date()),
      restaurador: objectId(caller._id),
    };
    this.papelera.change(entrada._id, begun, tx);
    return { ...entrada, ...begun };
  }

  private async find(caller: Caller, id: string, session?: ClientSession): Promise<PapeleraDoc> {
    const entrada = await this.papelera.findById(objectId(id), session);
    if (!entrada || entrada.estado === 'purgando') {
      throw new DomainError(erroresProyectos.papeleraNoEncontrada);
    }
    const [proyecto = null] = await this.proyectos.findKept([entrada.proyecto], session);
    await this.asking.decide(caller, (person) => assertMayRestore(person, entrada, proyecto));
    return entrada;
  }
}
