import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { papeleraPurgada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { PurgeProyecto } from './purge-proyecto';
import { RemovalsRepository } from './removals.repository';

/** News of the project that come later are older than this. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** A story's places are not worth more than their own end; those of a project go with all it has left. */
@Controller()
export class OnPapeleraPurgada implements FactHandler<typeof papeleraPurgada> {
  constructor(
    private readonly removals: RemovalsRepository,
    private readonly purgeProyecto: PurgeProyecto,
  ) {}

  @EventPattern(factPattern(papeleraPurgada, { durable: 'sprints-papelera-purgada' }))
  async handle(
    @Payload() { datos: { _id, tipo } }: FactOf<typeof papeleraPurgada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    if (tipo !== 'proyecto') return;
    await this.purgeProyecto.purge(_id, tx);
    await this.removals.removeOf(_id, tx.session);
    await this.removals.save({ _id, proyecto: _id, version: FOR_EVER, plazas: [] }, tx.session);
  }
}
