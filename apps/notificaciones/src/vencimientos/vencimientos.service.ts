import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Calendario, UnitOfWork } from '@pmp/platform';
import { config } from '../config';
import { AvisosService } from '../notificaciones/avisos.service';
import { ProyectoAudience } from '../personas/proyecto-audience';
import { JobScheduler } from '../jobs/job-scheduler';
import type { JobRun } from '../jobs/job';
import { isDue, reminderOf, windowAt } from './vencimiento.rules';
import { TareasPendientes } from './tareas-pendientes';

/** Reminds people of their tasks that are due within 24 hours. */
@Injectable()
export class VencimientosService implements OnApplicationBootstrap {
  constructor(
    private readonly tareas: TareasPendientes,
    private readonly avisos: AvisosService,
    private readonly audience: ProyectoAudience,
    private readonly unitOfWork: UnitOfWork,
    private readonly scheduler: JobScheduler,
    private readonly calendario: Calendario,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = config.RECORDATORIOS_CADA_S * 1_000;
    this.scheduler.every({ nombre: 'recordatorios', everyMs, run: (run) => this.remindAll(run) });
  }

  private async remindAll(run: JobRun): Promise<void> {
    const now = new Date();
    const { from, to } = windowAt(now);
    const found = await this.tareas.dueBetween(from, to);
    const due = found.filter(({ fechaLimite }) => isDue(new Date(fechaLimite), now, this.calendario));
    const reminders = due.map((tarea) => ({
      ...reminderOf(tarea, now, this.calendario),
      proyecto: tarea.proyecto,
    }));
    for (const { proyecto, ...aviso } of await this.avisos.stillToTell(reminders)) {
      if (!(await run.goesOn())) return;
      const personas = await this.audience.among(aviso.personas, proyecto);
      await this.unitOfWork.run((tx) => this.avisos.raise({ ...aviso, personas }, tx));
    }
  }
}
