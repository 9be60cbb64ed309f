import { Injectable } from '@nestjs/common';
import { erroresSprints, type Sprint, type SprintLote } from '@pmp/contracts/sprints';
import { type Caller, DomainError, duplicateKeyOf, type Tx, UnitOfWork } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { AvailableHistoriasService } from '../sprints/available-historias.service';
import { ChangeScope } from './change-scope';
import { SprintEvents } from '../sprints/sprint-events';
import type { SprintDoc } from '../sprints/sprint.model';
import { changesOfHistorias, historiasAfter } from '../sprints/sprint.rules';
import { SprintsRepository } from '../sprints/sprints.repository';

/** Moves many stories out of the sprints they are in and into another: all of them or none. `alcance`: the one in progress too. */
@Injectable()
export class BulkPlanHistorias {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly available: AvailableHistoriasService,
    private readonly events: SprintEvents,
    private readonly scope: ChangeScope,
    private readonly acceso: AccesoService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the sprints that have changed. */
  async plan(caller: Caller, datos: SprintLote): Promise<Sprint[]> {
    const { proyecto, historias, destino } = datos;
    await this.acceso.proyecto(caller, 'proyecto.editar', proyecto);
    await this.available.assertOfProyecto(proyecto, historias);
    try {
      return await this.unitOfWork.run(async (tx) => {
        const to = destino === null ? null : await this.destinationOf(datos, destino, tx.session);
        const holders = await this.sprints.findReserving(historias, tx.session);
        const changed: Sprint[] = [];
        const change = (current: SprintDoc, after: string[]): Promise<Sprint[]> =>
          datos.alcance && current.estado === 'en progreso'
            ? this.scope.apply(caller, current, after, tx)
            : this.change(current, after, tx);
        // First, because the index refuses one story in two such sprints, even for a moment.
        for (const holder of holders.filter(({ _id }) => !to?._id.equals(_id))) {
          changed.push(...(await change(holder, historiasAfter(holder, { quitar: historias }))));
        }
        if (to) changed.push(...(await change(to, historiasAfter(to, { anadir: historias }))));
        return changed;
      });
    } catch (error) {
      throw duplicateKeyOf(error)?.join() === 'historias'
        ? await this.available.conflictOf(historias, destino ?? '')
        : error;
    }
  }

  private async destinationOf(
    { proyecto, alcance }: SprintLote,
    id: string,
    session: ClientSession,
  ): Promise<SprintDoc> {
    const destino = await this.sprints.findById(id, session);
    if (destino?.proyecto !== proyecto) throw new DomainError(erroresSprints.destinoNoValido);
    if (alcance && destino.estado === 'en progreso') return destino;
    if (destino.estado !== 'pendiente') throw new DomainError(erroresSprints.destinoNoPendiente);
    return destino;
  }

  private async change(current: SprintDoc, historias: string[], tx: Tx): Promise<Sprint[]> {
    const changes = changesOfHistorias(current, historias);
    if (!Object.keys(changes).length) return [];
    const doc = await this.sprints.update(current, changes, tx.session);
    return [await this.events.changed(tx, current, doc)];
  }
}
