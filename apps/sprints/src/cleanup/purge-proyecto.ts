import { Injectable } from '@nestjs/common';
import type { Tx } from '@pmp/platform';
import { DefinicionesRepository } from '../definiciones/definiciones.repository';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import { SprintsRepository } from '../sprints/sprints.repository';
import { TablerosRepository } from '../tableros/tableros.repository';

/** Removes everything that this service keeps of a project that is gone for good. */
@Injectable()
export class PurgeProyecto {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly tableros: TablerosRepository,
    private readonly medidas: MedidasRepository,
    private readonly definiciones: DefinicionesRepository,
    private readonly events: SprintEvents,
  ) {}

  async purge(proyecto: string, tx: Tx): Promise<void> {
    const living = await this.sprints.listOf(proyecto, { session: tx.session });
    const kept = await this.sprints.keptOf(proyecto, tx.session);
    const gone = [...living, ...kept].map(({ _id }) => _id);
    if (gone.length) await this.sprints.bury(gone, new Date(), tx.session);
    for (const doc of living) this.events.removed(tx, doc);
    await this.tableros.removeOf(proyecto, tx.session);
    await this.medidas.removeOf(proyecto, tx.session);
    await this.definiciones.removeOf(proyecto, tx.session);
  }
}
