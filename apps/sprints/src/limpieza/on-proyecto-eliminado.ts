import { Injectable } from '@nestjs/common';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { OnFact, type FactHandler, type FactOf, type Tx } from '@pmp/platform';
import { MedidasRepository } from '../informe/medidas.repository';
import { SprintEvents } from '../sprints/sprint-events';
import { SprintsRepository } from '../sprints/sprints.repository';
import { MarcasRepository } from '../tableros/marcas.repository';
import { TablerosRepository } from '../tableros/tableros.repository';

/** Nobody can see them any more: the project's own tombstone hides whatever is left in it. */
@Injectable()
@OnFact(proyectoEliminado, { durable: 'sprints-proyecto-eliminado' })
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly tableros: TablerosRepository,
    private readonly medidas: MedidasRepository,
    private readonly marcas: MarcasRepository,
    private readonly events: SprintEvents,
  ) {}

  async handle({ datos }: FactOf<typeof proyectoEliminado>, tx: Tx): Promise<void> {
    const docs = await this.sprints.listOf(datos._id, { session: tx.session });
    if (docs.length) {
      await this.sprints.bury(
        docs.map(({ _id }) => _id),
        new Date(),
        tx.session,
      );
    }
    for (const doc of docs) this.events.removed(tx, doc);
    await this.tableros.removeOf(datos._id, tx.session);
    await this.medidas.removeOf(datos._id, tx.session);
    await this.marcas.removeOf(datos._id, tx.session);
  }
}
