import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { proyectoRestaurado } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { SprintEvents } from '../sprints/sprint-events';
import { SprintsRepository } from '../sprints/sprints.repository';
import { RemovalsRepository } from './removals.repository';

/** Its sprints come back with it; their stories are back already. */
@Controller()
export class OnProyectoRestaurado implements FactHandler<typeof proyectoRestaurado> {
  constructor(
    private readonly sprints: SprintsRepository,
    private readonly removals: RemovalsRepository,
    private readonly events: SprintEvents,
  ) {}

  @EventPattern(factPattern(proyectoRestaurado, { durable: 'sprints-proyecto-restaurado' }))
  async handle(
    @Payload() { datos: { _id, version } }: FactOf<typeof proyectoRestaurado>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (!(await this.removals.placesBefore(_id, version, tx.session))) return;
    const docs = await this.sprints.keptOf(_id, tx.session);
    await this.sprints.revive(docs, tx.session);
    for (const doc of docs) await this.events.restored(tx, doc);
    await this.removals.save({ _id, proyecto: _id, version, plazas: [] }, tx.session);
  }
}
