import { Injectable } from '@nestjs/common';
import { historiaEliminada } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import { reservesOf } from '../sprints/sprint.rules';
import { SprintsRepository } from '../sprints/sprints.repository';

/** Takes the story out of the lists; its copy may still be there, so nothing is asked of that. */
@Injectable()
@OnFact(historiaEliminada, { durable: 'sprints-historia-eliminada' })
export class OnHistoriaEliminada implements FactHandler<typeof historiaEliminada> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly medidas: MedidasRepository,
    private readonly events: SprintEvents,
  ) {}

  async handle({ datos }: FactOf<typeof historiaEliminada>, tx: Tx): Promise<void> {
    for (const current of await this.sprints.findListing(datos.proyecto, datos._id, tx.session)) {
      const historias = current.historias.filter((id) => id !== datos._id);
      const changes = { historias, reserva: reservesOf({ ...current, historias }) };
      const doc = await this.sprints.update(current, changes, tx.session);
      const sprint = await this.events.changed(tx, current, doc);
      if (doc.estado === 'en progreso') {
        await this.medidas.insert(doc, sprint.historias, 'eliminacion', tx.session);
      }
    }
  }
}
