import { Injectable } from '@nestjs/common';
import type { Cambio, FactDefinition } from '@pmp/contracts/common';
import {
  sprintActualizado,
  sprintCreado,
  sprintEliminado,
  sprintEstado,
  type Sprint,
} from '@pmp/contracts/sprints';
import { currentActor, detalleOf, type Tx } from '@pmp/platform';
import { auditedOf, toSprintCambio, toSprintEstado, toSprintHecho } from './sprint.mapper';
import type { SprintDoc } from './sprint.model';
import { SprintsPresenter } from './sprints.presenter';

type SprintFact = FactDefinition<typeof import('@pmp/contracts/sprints').sprintIniciado.datos>;

/** Publishes what happens to sprints. */
@Injectable()
export class SprintEvents {
  constructor(private readonly presenter: SprintsPresenter) {}

  /**
   * `before` is null for a new one. Returns the sprint as the API shows it, which is also what the project's room gets.
   */
  async changed(tx: Tx, before: SprintDoc | null, doc: SprintDoc): Promise<Sprint> {
    this.tell(tx, before, doc);
    return this.show(tx, doc, before ? 'actualizado' : 'creado');
  }

  happened(tx: Tx, fact: SprintFact, before: SprintDoc, doc: SprintDoc, equipo: string): void {
    const detalle = [
      { campo: 'estado', de: before.estado, a: doc.estado },
      ...detalleOf(auditedOf(before), auditedOf(doc)),
    ];
    tx.fact(fact, { ...toSprintHecho(doc), equipo, detalle });
  }

  removed(tx: Tx, doc: SprintDoc): void {
    const _id = doc._id.toHexString();
    const version = doc.version + 1;
    tx.fact(sprintEliminado, toSprintHecho(doc));
    tx.state(sprintEstado, _id, version, null);
    const autor = currentActor();
    const cambio: Cambio = { entidad: 'sprint', accion: 'eliminado', _id, version, datos: null, autor };
    tx.live(`proyecto.${doc.proyecto}`, 'cambio', cambio);
  }

  /** The sprint was restored with its project. */
  async restored(tx: Tx, doc: SprintDoc): Promise<void> {
    await this.show(tx, doc, 'creado');
  }

  private async show(tx: Tx, doc: SprintDoc, accion: 'creado' | 'actualizado'): Promise<Sprint> {
    const sprint = await this.presenter.present(doc);
    const { _id, version, proyecto } = sprint;
    tx.state(sprintEstado, _id, version, toSprintEstado(doc));
    const datos = toSprintCambio(sprint);
    const cambio: Cambio = { entidad: 'sprint', accion, _id, version, datos, autor: currentActor() };
    tx.live(`proyecto.${proyecto}`, 'cambio', cambio);
    return sprint;
  }

  /** A change of estado has its own fact. */
  private tell(tx: Tx, before: SprintDoc | null, doc: SprintDoc): void {
    const detalle = detalleOf(before ? auditedOf(before) : {}, auditedOf(doc));
    if (!before) tx.fact(sprintCreado, { ...toSprintHecho(doc), detalle });
    else if (before.estado === doc.estado) tx.fact(sprintActualizado, { ...toSprintHecho(doc), detalle });
  }
}
