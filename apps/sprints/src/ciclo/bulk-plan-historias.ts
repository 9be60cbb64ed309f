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

interface Planned {
  /** As they are now. */
  changed: Sprint[];
  /** Those that the stories were in. */
  holders: SprintDoc[];
  to: SprintDoc | null;
}

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
    await this.acceso.proyecto(caller, 'proyecto.editar', datos.proyecto);
    return (await this.planFor(caller, datos)).changed;
  }

  /** Without asking who may; `desde`: refused unless they are in that sprint (null: in none), or already where they are to go. */
  async planFor(
    { _id: autor }: Pick<Caller, '_id'>,
    datos: SprintLote,
    desde?: string | null,
  ): Promise<Planned> {
    const { proyecto, historias, destino } = datos;
    await this.available.assertOfProyecto(proyecto, historias);
    try {
      return await this.unitOfWork.run(async (tx) => {
        const to = destino === null ? null : await this.destinationOf(datos, destino, tx.session);
        const holders = await this.sprints.findReserving(historias, tx.session);
        if (desde !== undefined) assertHeldBy(holders, [desde, destino]);
        const changed: Sprint[] = [];
        const change = (current: SprintDoc, after: string[]): Promise<Sprint[]> =>
          datos.alcance && current.estado === 'en progreso'
            ? this.scope.apply({ _id: autor }, current, after, tx)
            : this.change(current, after, tx);
        // First, because the index refuses one story in two such sprints, even for a moment.
        for (const holder of holders.filter(({ _id }) => !to?._id.equals(_id))) {
          changed.push(...(await change(holder, historiasAfter(holder, { quitar: historias }))));
        }
        if (to) changed.push(...(await change(to, historiasAfter(to, { anadir: historias }))));
        return { changed, holders, to };
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

function assertHeldBy(holders: readonly SprintDoc[], expected: readonly (string | null)[]): void {
  const held = holders.length ? holders.map(({ _id }) => _id.toHexString()) : [null];
  if (!held.every((one) => expected.includes(one))) throw new DomainError(erroresSprints.historiaYaMovida);
}
