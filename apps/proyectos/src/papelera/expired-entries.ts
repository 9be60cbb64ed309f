import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@pmp/platform';
import type { Logger } from 'pino';
import type { PapeleraDoc } from '../elementos/trash/papelera.model';
import { PapeleraRepository } from '../elementos/trash/papelera.repository';
import { PurgeElemento } from '../elementos/restore/purge-elemento';
import { RestoreProyecto } from './restore-proyecto';

const BATCH = 100;

/** Purges entries whose time is up, and finishes restorations and purges whose process died. */
@Injectable()
export class ExpiredEntries {
  constructor(
    private readonly papelera: PapeleraRepository,
    private readonly purge: PurgeElemento,
    private readonly restore: RestoreProyecto,
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
    if (entrada.estado === 'restaurando') await this.restore.resume(entrada);
    else await this.purge.purge(entrada._id);
  }
}
