import { Injectable } from '@nestjs/common';
import { erroresSprints, type Sprint } from '@pmp/contracts/sprints';
import { DomainError, UnitOfWork, type Caller } from '@pmp/platform';
import { HistoriasOwner } from '../copies/historias-owner';
import { cambiosAfter } from '../informe/cambios.rules';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import { SprintsPresenter } from '../sprints/sprints.presenter';
import { SprintsRepository } from '../sprints/sprints.repository';
import { SprintsService } from '../sprints/sprints.service';
import { DestinoPendientes } from './destino-pendientes';
import { newestOf, withClaves } from './owned-historias.rules';
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
    private readonly destino: DestinoPendientes,
    private readonly events: SprintEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Their owner says which are unfinished: the copy may not know yet that one was reopened or completed. */
  async moveUnfinished(caller: Caller, id: string, destinoId: string | null): Promise<Sprint> {
    const asked = await this.service.find(caller, 'proyecto.editar', id);
    const owned = await this.owner.consult(asked.proyecto, asked.historias);
    return this.unitOfWork.run(async (tx) => {
      const current = await this.service.find(caller, 'proyecto.editar', id, tx.session);
      const destino = await this.destino.find(current, { destino: destinoId }, caller._id, tx.session);
      if (current.estado !== 'en progreso') throw new DomainError(erroresSprints.soloEnProgresoTraslada);
      const sprint = await this.presenter.present(current);
      const all = newestOf(current.historias, asked.historias, owned.historias, sprint.historias);
      const moved = unfinishedOf(all);
      if (!moved.length) return sprint;
      const ids = new Set(moved.map(({ _id }) => _id));
      const historias = current.historias.filter((one) => !ids.has(one));
      const why = { motivo: 'traslado', autor: caller._id } as const;
      const changes = {
        historias,
        ...cambiosAfter(current, historias, withClaves(moved, sprint.historias), why),
        reserva: historias.length > 0,
        traslados: [...current.traslados, this.destino.record(destino, moved, caller._id)],
      };
      const doc = await this.sprints.update(current, changes, tx.session);
      if (destino) await this.destino.receive(destino, moved, tx);
      const staying = all.filter(({ _id }) => !ids.has(_id));
      await this.medidas.insert(doc, staying, why, tx.session);
      return this.events.changed(tx, current, doc);
    });
  }
}
