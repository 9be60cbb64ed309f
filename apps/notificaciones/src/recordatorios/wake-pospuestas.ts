import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '@pmp/platform';
import { config } from '../config';
import type { JobRun } from '../jobs/job';
import { JobScheduler } from '../jobs/job-scheduler';
import { AvisosService } from '../notificaciones/avisos.service';
import { PospuestasRepository } from '../notificaciones/pospuestas.repository';

const BATCH = 200;

/** Brings back each notification whose person put it off until now. */
@Injectable()
export class WakePospuestas implements OnApplicationBootstrap {
  constructor(
    private readonly pospuestas: PospuestasRepository,
    private readonly avisos: AvisosService,
    private readonly unitOfWork: UnitOfWork,
    private readonly scheduler: JobScheduler,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = config.RECORDATORIOS_CADA_S * 1_000;
    this.scheduler.every({ nombre: 'pospuestas', everyMs, run: (run) => this.wakeAll(run) });
  }

  private async wakeAll(run: JobRun): Promise<void> {
    for (;;) {
      const now = new Date();
      const due = await this.pospuestas.due(now, BATCH);
      for (const doc of due) {
        if (!(await run.goesOn())) return;
        await this.unitOfWork.run((tx) => this.avisos.wake(doc, now, tx));
      }
      if (due.length < BATCH) return;
    }
  }
}
