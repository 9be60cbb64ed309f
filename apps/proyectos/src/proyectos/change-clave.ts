import { Injectable } from '@nestjs/common';
import {
  clavesPendientes,
  erroresProyectos,
  type Proyecto,
  type ProyectoClave,
} from '@pmp/contracts/proyectos';
import {
  assertUnchanged,
  type Caller,
  DomainError,
  duplicateKeyOf,
  type Tx,
  UnitOfWork,
} from '@pmp/platform';
import { AccesoService } from '../acceso/acceso.service';
import { ProyectosRepository } from '../acceso/proyectos.repository';
import { NamesService } from '../names/names.service';
import { ProyectoEvents } from './proyecto-events';
import { clavesAfter } from './proyecto.rules';
import { ProyectosPresenter } from './proyectos.presenter';

/**
 * Gives a project another key. Those of what it holds are written afterwards in batches (`OnClavesPendientes`), and
 * until then lead there all the same: the number is what counts.
 */
@Injectable()
export class ChangeClave {
  constructor(
    private readonly proyectos: ProyectosRepository,
    private readonly acceso: AccesoService,
    private readonly names: NamesService,
    private readonly presenter: ProyectosPresenter,
    private readonly events: ProyectoEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async change(caller: Caller, id: string, datos: ProyectoClave): Promise<Proyecto> {
    try {
      return await this.unitOfWork.run((tx) => this.changeIn(tx, caller, id, datos));
    } catch (error) {
      if (duplicateKeyOf(error)) throw new DomainError(erroresProyectos.claveDuplicada);
      throw error;
    }
  }

  private async changeIn(
    tx: Tx,
    caller: Caller,
    id: string,
    { clave, version }: ProyectoClave,
  ): Promise<Proyecto> {
    const current = await this.acceso.proyecto(caller, 'proyecto.editar', id, { session: tx.session });
    await assertUnchanged(version, current, this.names);
    if (clave === current.clave) return this.presenter.present(current);
    if (await this.proyectos.isClaveReserved(clave, current._id, tx.session))
      throw new DomainError(erroresProyectos.claveReservada);
    const changes = { ...clavesAfter(current, clave), updatedAt: new Date() };
    const doc = await this.proyectos.update(current, changes, tx.session);
    const proyecto = await this.presenter.present(doc);
    await this.events.updated(tx, current, doc, ['clave'], proyecto, caller._id);
    tx.fact(clavesPendientes, { _id: proyecto._id });
    return proyecto;
  }
}
