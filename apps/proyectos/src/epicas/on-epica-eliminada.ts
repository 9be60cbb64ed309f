import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { epicaEliminada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { Cascade } from '../elementos/cascade/cascade';

/**
 * Sweeps stories that were put into the epic while it was being deleted. This version's transactions expect the epic and
 * so conflict with its deletion; a replica of an older one, during an update, does not. What is committed even later is
 * found by the sweeper.
 */
@Controller()
export class OnEpicaEliminada implements FactHandler<typeof epicaEliminada> {
  constructor(private readonly cascade: Cascade) {}

  @EventPattern(factPattern(epicaEliminada, { durable: 'proyectos-epica-eliminada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof epicaEliminada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.cascade.sweepBeneath('epica', datos._id, tx);
  }
}
