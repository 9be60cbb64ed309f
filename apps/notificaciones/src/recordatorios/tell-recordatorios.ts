import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '@pmp/platform';
import { config } from '../config';
import type { JobRun } from '../jobs/job';
import { JobScheduler } from '../jobs/job-scheduler';
import { AvisosService } from '../notificaciones/avisos.service';
import { avisoOf } from './recordatorio.rules';
import { RecordatoriosRepository } from './recordatorios.repository';

const BATCH = 200;

/** Makes a notification of each reminder whose time has come. */
@Injectable()
export class TellRecordatorios implements OnApplicationBootstrap {
  constructor(
    private readonly recordatorios: RecordatoriosRepository,
    private readonly avisos: AvisosService,
    private readonly unitOfWork: UnitOfWork,
    private readonly scheduler: JobScheduler,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = config.RECORDATORIOS_CADA_S * 1_000;
    this.scheduler.every({ nombre: 'recordatorios-pedidos', everyMs, run: (run) => this.tellAll(run) });
  }

  private async tellAll(run: JobRun): Promise<void> {
    for (;;) {
      const now = new Date();
      const due = await this.recordatorios.due(now, BATCH);
      for (const recordatorio of due) {
        if (!(await run.goesOn())) return;
        await this.unitOfWork.run(async (tx) => {
          const { _id, usuario } = recordatorio;
          // Its person has removed it meanwhile, or another run has told it.
          if (!(await this.recordatorios.remove(usuario.toHexString(), _id.toHexString(), tx.session)))
            return;
          await this.avisos.raise(avisoOf(recordatorio, now), tx);
        });
      }
      if (due.length < BATCH) return;
    }
  }
}
