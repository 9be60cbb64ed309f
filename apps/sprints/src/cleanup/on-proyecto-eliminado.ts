import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoEliminado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { SprintEvents } from '../sprints/sprint-events';
import { SprintsRepository } from '../sprints/sprints.repository';
import { PurgeProyecto } from './purge-proyecto';
import { RemovalsRepository } from './removals.repository';

/**
 * Puts its sprints aside. Nobody can see them any more, nor its boards and measurements, which stay where they are:
 * the project's own tombstone hides whatever is left in it.
 */
@Controller()
export class OnProyectoEliminado implements FactHandler<typeof proyectoEliminado> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly removals: RemovalsRepository,
    private readonly purgeProyecto: PurgeProyecto,
    private readonly events: SprintEvents,
  ) {}

  @EventPattern(factPattern(proyectoEliminado, { durable: 'sprints-proyecto-eliminado' }))
  async handle(
    @Payload() { datos: { _id, version } }: FactOf<typeof proyectoEliminado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (version === undefined) return this.purgeProyecto.purge(_id, tx);
    if (!(await this.removals.placesBefore(_id, version, tx.session))) return;
    const docs = await this.sprints.listOf(_id, { session: tx.session });
    await this.sprints.keep(
      docs.map((doc) => doc._id),
      _id,
      tx.session,
    );
    for (const doc of docs) this.events.removed(tx, doc);
    await this.removals.save({ _id, proyecto: _id, version, plazas: [] }, tx.session);
  }
}
