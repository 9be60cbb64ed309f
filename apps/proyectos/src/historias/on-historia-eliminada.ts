import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { historiaEliminada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { Cascade } from '../elementos/cascade/cascade';

/** Sweeps tasks that were put into the story while it was being deleted; see `../epicas/on-epica-eliminada.ts`. */
@Controller()
export class OnHistoriaEliminada implements FactHandler<typeof historiaEliminada> {
  constructor(private readonly cascade: Cascade) {}

  @EventPattern(factPattern(historiaEliminada, { durable: 'proyectos-historia-eliminada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof historiaEliminada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.cascade.sweepBeneath('historia', datos._id, tx);
  }
}
