import { Injectable } from '@nestjs/common';
import { historiaEliminada } from '@pmp/contracts/proyectos';
import { OnFact, type FactOf, type FactHandler, type Tx } from '@pmp/platform';
import { CascadaService } from './cascada.service';

/** Sweeps tasks that were being created while their story was deleted; see `on-epica-eliminada.ts`. */
@Injectable()
@OnFact(historiaEliminada, { durable: 'proyectos-historia-eliminada' })
export class OnHistoriaEliminada implements FactHandler<typeof historiaEliminada> {
  constructor(private readonly cascada: CascadaService) {}

  async handle({ datos }: FactOf<typeof historiaEliminada>, tx: Tx): Promise<void> {
    await this.cascada.sweepHistoria(datos._id, tx);
  }
}
