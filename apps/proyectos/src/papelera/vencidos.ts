import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@pmp/platform';
import type { Logger } from 'pino';
import type { PapeleraDoc } from './papelera.model';
import { PapeleraRepository } from './papelera.repository';
import { PurgaService } from './purga.service';
import { RestauracionProyecto } from './restauracion-proyecto';

const BATCH = 100;

/** What the trash has kept for long enough, and what somebody began to restore or to purge and did not end. */
@Injectable()
export class Vencidos {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly purga: PurgaService,
    private readonly restauracion: RestauracionProyecto,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async settle(now: Date): Promise<void> {
    for (const entrada of await this.papelera.due(now, BATCH)) {
      await this.settleOne(entrada).catch((error: unknown) => {
        this.logger.warn({ err: error, entrada: entrada._id }, 'papelera: se aplaza');
      });
    }
  }

  private async settleOne(entrada: PapeleraDoc): Promise<void> {
    if (entrada.estado === 'restaurando') await this.restauracion.goOn(entrada);
    else await this.purga.purge(entrada._id);
  }
}
