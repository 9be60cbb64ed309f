import { Injectable } from '@nestjs/common';
import {
  erroresSprints,
  MAX_HISTORIAS_SPRINT,
  type Sprint,
  type SprintHistorias,
} from '@pmp/contracts/sprints';
import {
  assertUnchanged,
  DomainError,
  duplicateKeyOf,
  type Tx,
  UnitOfWork,
  type Caller,
} from '@pmp/platform';
import { HistoriasReader } from '../copies/historias.reader';
import { PersonasReader } from '../copies/personas.reader';
import { cambiosAfter } from '../informe/cambios.rules';
import { MedidasRepository } from '../informe/medidas.repository';
import { AvailableHistoriasService } from '../sprints/available-historias.service';
import { SprintEvents } from '../sprints/sprint-events';
import type { SprintDoc } from '../sprints/sprint.model';
import { historiasAfter } from '../sprints/sprint.rules';
import { SprintsPresenter } from '../sprints/sprints.presenter';
import { SprintsRepository } from '../sprints/sprints.repository';
import { SprintsService } from '../sprints/sprints.service';

/** Adds stories to the sprint in progress and takes others out; its report shows who did, when, and the points. */
@Injectable()
export class ChangeScope {
  constructor(
    private readonly service: SprintsService,
    private readonly sprints: SprintsRepository,
    private readonly available: AvailableHistoriasService,
    private readonly historias: HistoriasReader,
    private readonly personas: PersonasReader,
    private readonly presenter: SprintsPresenter,
    private readonly medidas: MedidasRepository,
    private readonly events: SprintEvents,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async change(caller: Caller, id: string, datos: SprintHistorias): Promise<Sprint> {
    const { proyecto } = await this.service.find(caller, 'proyecto.editar', id);
    const { anadir = [], version } = datos;
    await this.available.assertOfProyecto(proyecto, anadir);
    try {
      return await this.unitOfWork.run(async (tx) => {
        const current = await this.service.find(caller, 'proyecto.editar', id, tx.session);
        await assertUnchanged(version, current, this.personas, ['historias']);
        if (current.estado !== 'en progreso')
          throw new DomainError(erroresSprints.soloEnProgresoCambiaAlcance);
        const [changed] = await this.apply(caller, current, historiasAfter(current, datos), tx);
        return changed ?? this.presenter.present(current);
      });
    } catch (error) {
      throw duplicateKeyOf(error)?.join() === 'historias'
        ? await this.available.conflictOf(anadir, id)
        : error;
    }
  }

  /** Gives the sprint in progress these stories, and its report the change; nothing if they are the same. */
  async apply(
    caller: Pick<Caller, '_id'>,
    current: SprintDoc,
    historias: string[],
    tx: Tx,
  ): Promise<Sprint[]> {
    const before = new Set(current.historias);
    if (historias.length === before.size && historias.every((one) => before.has(one))) return [];
    if (historias.length > MAX_HISTORIAS_SPRINT)
      throw new DomainError(erroresSprints.demasiadasHistorias, { max: MAX_HISTORIAS_SPRINT });
    const why = { motivo: 'alcance', autor: caller._id } as const;
    const known = await this.historias.findMany([...new Set([...historias, ...current.historias])]);
    const changes = {
      historias,
      reserva: historias.length > 0,
      ...cambiosAfter(current, historias, known, why),
    };
    const doc = await this.sprints.update(current, changes, tx.session);
    const listed = new Set(historias);
    const now = known.filter(({ _id }) => listed.has(_id));
    await this.medidas.insert(doc, now, why, tx.session);
    return [await this.events.changed(tx, current, doc)];
  }
}
