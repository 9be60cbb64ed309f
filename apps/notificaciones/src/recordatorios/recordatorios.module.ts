import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { JobsModule } from '../jobs/jobs.module';
import { RecordatoriosService } from './recordatorios.service';
import { TareasPendientes } from './tareas-pendientes';

@Module({
  imports: [NotificacionesModule, PersonasModule, JobsModule],
  providers: [TareasPendientes, RecordatoriosService],
})
export class RecordatoriosModule {}
