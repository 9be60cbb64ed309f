import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { limpiezaPendiente } from '@pmp/contracts/proyectos';
import { LOGGER, UnitOfWork, type Tx } from '@pmp/platform';
import type { Logger } from 'pino';
import { ArchivosRepository } from '../archivos/archivos.repository';
import { CascadaService } from '../cascada/cascada.service';
import { ExpiredEntries } from '../papelera/expired-entries';
import type { SweepDoc } from './sweep.model';
import { SweepsRepository } from './sweeps.repository';

const EVERY_MS = 30_000;
const BATCH = 100;

/**
 * Removes what a deletion could not see (entities created beneath a parent while it was being deleted), files whose
 * upload or removal was cut off, and what the trash has kept long enough. Several replicas may sweep at once: whoever
 * finds the row gone has nothing left to do.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly sweeps: SweepsRepository,
    private readonly cascada: CascadaService,
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
   * Drops the rows of deleted epics and stories with nothing beneath them, all at once: nearly all are like that, and
   * nothing new can be created beneath them any more.
   */
  private async withoutBare(rows: SweepDoc[]): Promise<SweepDoc[]> {
    const idsOf = (tipo: SweepDoc['tipo']) => rows.filter((row) => row.tipo === tipo).map(({ _id }) => _id);
    const [epicas, historias] = [idsOf('epica'), idsOf('historia')];
    const occupied = new Set((await this.cascada.occupied(epicas, historias)).map(String));
    const bare = [...epicas, ...historias].filter((_id) => !occupied.has(String(_id)));
    if (bare.length) await this.sweeps.remove(bare);
    const ended = new Set(bare);
    return rows.filter(({ _id }) => !ended.has(_id));
  }

  private async sweepBeneath({ _id, tipo }: SweepDoc, tx: Tx): Promise<void> {
    if (!(await this.sweeps.remove([_id], tx.session))) return;
    if (tipo === 'proyecto') tx.fact(limpiezaPendiente, { _id: _id.toHexString() });
    else if (tipo === 'epica') await this.cascada.sweepEpica(_id.toHexString(), tx);
    else await this.cascada.sweepHistoria(_id.toHexString(), tx);
  }
}
