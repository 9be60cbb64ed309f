import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NOTIFICACIONES_CAMBIADAS } from '@pmp/contracts/notificaciones';
import { UnitOfWork } from '@pmp/platform';
import { OldNotificacionesRepository } from '../notificaciones/old-notificaciones.repository';
import { JobScheduler } from '../jobs/job-scheduler';
import type { JobRun } from '../jobs/job';

const KEPT = 1_000;
/** A list is cut only when it is this much longer. */
const GROWTH = 100;
const EVERY_MS = 60_000;
/** More than the difference between the clocks of two replicas. */
const MARGIN_MS = 5 * 60_000;

/** Keeps the newest notifications of each person and forgets the rest. */
@Injectable()
export class NotificacionesPruner implements OnApplicationBootstrap {
  /** Lists that grew before this have been checked; after a start none has. */
  private looked = new Date(0);

  constructor(
    private readonly old: OldNotificacionesRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly scheduler: JobScheduler,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.every({ nombre: 'poda', everyMs: EVERY_MS, run: (run) => this.cutAll(run) });
  }

  async cutAll(run: JobRun): Promise<void> {
    const startedAt = Date.now();
    for (const usuario of await this.old.toldSince(this.looked)) {
      if (!(await run.goesOn())) return;
      if ((await this.old.count(usuario)) >= KEPT + GROWTH) await this.cut(usuario);
    }
    this.looked = new Date(startedAt - MARGIN_MS);
  }

  private async cut(usuario: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const unread = await this.old.removeBeyond(usuario, KEPT, tx.session);
      if (unread > 0) tx.live(`usuario.${usuario}`, NOTIFICACIONES_CAMBIADAS, {});
    });
  }
}
