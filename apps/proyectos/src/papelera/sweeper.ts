import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { limpiezaPendiente } from '@pmp/contracts/proyectos';
import { LOGGER, UnitOfWork, type Tx } from '@pmp/platform';
import type { Logger } from 'pino';
import { ArchivosRepository } from '../elementos/files/archivos.repository';
import { Cascade } from '../elementos/cascade/cascade';
import type { Tipo } from '../elementos/kinds/kind';
import type { SweepDoc } from '../elementos/sweeps/sweep.model';
import { SweepsRepository } from '../elementos/sweeps/sweeps.repository';
import { ExpiredEntries } from './expired-entries';

const EVERY_MS = 30_000;
const BATCH = 100;

/**
 * Removes what a deletion could not see (elements created beneath a parent while it was being deleted), files whose
 * upload or removal was cut off, and what the trash has kept long enough. Several replicas may sweep at once: whoever
 * finds the row gone has nothing left to do.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly sweeps: SweepsRepository,
    private readonly cascade: Cascade,
    private readonly archivos: ArchivosRepository,
    private readonly expired: ExpiredEntries,
    private readonly unitOfWork: UnitOfWork,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep(new Date()).catch((error: unknown) => this.logger.warn({ err: error }, 'barrido aplazado'));
    }, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Removes everything that is due by `now`. */
  async sweep(now: Date): Promise<void> {
    await this.expired.settle(now);
    for (;;) {
      const rows = await this.sweeps.due(now, BATCH);
      for (const row of await this.withoutBare(rows)) {
        if (row.tipo === 'archivo') await this.archivos.discard([row._id]);
        else await this.unitOfWork.run((tx) => this.sweepBeneath(row, tx));
      }
      if (rows.length < BATCH) return;
    }
  }

  /**
   * Drops the rows of deleted elements with nothing beneath them, all at once: nearly all are like that, and nothing new
   * can be created beneath them any more.
   */
  private async withoutBare(rows: SweepDoc[]): Promise<SweepDoc[]> {
    const elementos = rows.filter(({ tipo }) => tipo !== 'archivo' && tipo !== 'proyecto');
    const deleted = (tipo: Tipo) => elementos.filter((row) => row.tipo === tipo).map(({ _id }) => _id);
    const occupied = new Set((await this.cascade.occupied(deleted)).map(String));
    const bare = elementos.map(({ _id }) => _id).filter((_id) => !occupied.has(String(_id)));
    if (bare.length) await this.sweeps.remove(bare);
    const ended = new Set(bare);
    return rows.filter(({ _id }) => !ended.has(_id));
  }

  private async sweepBeneath({ _id, tipo }: SweepDoc, tx: Tx): Promise<void> {
    if (!(await this.sweeps.remove([_id], tx.session))) return;
    if (tipo === 'proyecto') tx.fact(limpiezaPendiente, { _id: _id.toHexString() });
    else if (tipo !== 'archivo') await this.cascade.sweepBeneath(tipo, _id.toHexString(), tx);
  }
}
