import { Controller } from '@nestjs/common';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import { epicaEliminada } from '@pmp/contracts/proyectos';
import { FactContext, type FactHandler, type FactOf, factPattern } from '@pmp/platform';
import { CascadaService } from './cascada.service';

/**
 * Sweeps stories that were being created while their epic was deleted: the two transactions touch no common
 * document (a shared one would make all creations in an epic wait for each other), so neither sees the other.
 * What is committed even later is found by the sweeper.
 */
@Controller()
export class OnEpicaEliminada implements FactHandler<typeof epicaEliminada> {
  constructor(private readonly cascada: CascadaService) {}

  @EventPattern(factPattern(epicaEliminada, { durable: 'proyectos-epica-eliminada' }))
  async handle(
    @Payload() { datos }: FactOf<typeof epicaEliminada>,
    @Ctx() { tx }: FactContext,
  ): Promise<void> {
    await this.cascada.sweepEpica(datos._id, tx);
  }
}
