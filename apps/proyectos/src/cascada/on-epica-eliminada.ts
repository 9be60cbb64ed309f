import { Injectable } from '@nestjs/common';
import { epicaEliminada } from '@pmp/contracts/proyectos';
import { OnFact, type FactOf, type FactHandler, type Tx } from '@pmp/platform';
import { CascadaService } from './cascada.service';

/**
 * Sweeps stories that were being created while their epic was deleted: the two transactions touch no common
 * document (a shared one would make all creations in an epic wait for each other), so neither sees the other.
 * What is committed even later is found by the sweeper.
 */
@Injectable()
@OnFact(epicaEliminada, { durable: 'proyectos-epica-eliminada' })
export class OnEpicaEliminada implements FactHandler<typeof epicaEliminada> {
  constructor(private readonly cascada: CascadaService) {}

  async handle({ datos }: FactOf<typeof epicaEliminada>, tx: Tx): Promise<void> {
    await this.cascada.sweepEpica(datos._id, tx);
  }
}
