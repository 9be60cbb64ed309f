import { Injectable } from '@nestjs/common';
import { erroresSprints, MAX_HISTORIAS_SPRINT, type Sprint } from '@pmp/contracts/sprints';
import { DomainError, UnitOfWork, type Caller, type Tx } from '@pmp/platform';
import type { ClientSession } from 'mongoose';
import { HistoriasOwner } from '../copies/historias-owner';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import { toSprintRef } from '../sprints/sprint.mapper';
import type { SprintDoc } from '../sprints/sprint.model';
import { SprintsPresenter } from '../sprints/sprints.presenter';
import { SprintsRepository } from '../sprints/sprints.repository';
import { SprintsService } from '../sprints/sprints.service';
import { newestOf } from './owned-historias.rules';
import { unfinishedOf } from './verificacion.rules';

/** Moves the unfinished stories out of a sprint in progress, so that it can be finished. */
@Injectable()
export class MoveUnfinishedHistorias {
  constructor(
    private readonly service: SprintsService,
    private readonly sprints: SprintsRepository,
    private readonly presenter: SprintsPresenter,
    private readonly owner: HistoriasOwner,
    private readonly medidas: MedidasRepository,
    private readonly events: SprintEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Their owner says which are unfinished: the copy may not know yet that one was reopened or completed. */
  async moveUnfinished(caller: Caller, id: string, destinoId: string | null): Promise<Sprint> {
    const asked = await this.service.find(caller, 'proyecto.editar', id);
    const owned = await this.owner.consult(asked.proyecto, asked.historias);
    return this.unitOfWork.run(async (tx) => {
      const current = await this.service.find(caller, 'proyecto.editar', id, tx.session);
      const destino = destinoId === null ? null : await this.destinationOf(current, destinoId, tx.session);
      if (current.estado !== 'en progreso') throw new DomainError(erroresSprints.soloEnProgresoTraslada);
      const sprint = await this.presenter.present(current);
      const all = newestOf(current.historias, asked.historias, owned.historias, sprint.historias);
      const moved = unfinishedOf(all);
      if (!moved.length) return sprint;
      const ids = new Set(moved.map(({ _id }) => _id));
      const historias = current.historias.filter((one) => !ids.has(one));
      const traslado = {
        fecha: new Date(),
        autor: caller._id,
        destino: destino && toSprintRef(destino),
        historias: moved.map(({ _id, titulo }) => ({ _id, titulo })),
      };
      const changes = {
        historias,
        reserva: historias.length > 0,
        traslados: [...current.traslados, traslado],
      };
      // First, because the index refuses one story in two such sprints, even for a moment.
      const doc = await this.sprints.update(current, changes, tx.session);
      if (destino) await this.receive(destino, [...ids], tx);
      const staying = all.filter(({ _id }) => !ids.has(_id));
      await this.medidas.insert(doc, staying, 'traslado', tx.session);
      return this.events.changed(tx, current, doc);
    });
  }

  private async destinationOf(from: SprintDoc, id: string, session: ClientSession): Promise<SprintDoc> {
    const destino = await this.sprints.findById(id, session);
    if (destino?.proyecto !== from.proyecto || destino._id.equals(from._id)) {
      throw new DomainError(erroresSprints.destinoNoValido);
    }
    if (destino.estado !== 'pendiente') throw new DomainError(erroresSprints.destinoNoPendiente);
    return destino;
  }

  private async receive(destino: SprintDoc, ids: string[], tx: Tx): Promise<void> {
    const historias = [...new Set([...destino.historias, ...ids])];
    if (historias.length > MAX_HISTORIAS_SPRINT)
      throw new DomainError(erroresSprints.demasiadasHistorias, { max: MAX_HISTORIAS_SPRINT });
    const doc = await this.sprints.update(destino, { historias, reserva: true }, tx.session);
    await this.events.changed(tx, destino, doc);
  }
}
