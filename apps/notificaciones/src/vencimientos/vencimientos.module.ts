import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { JobsModule } from '../jobs/jobs.module';
import { VencimientosService } from './vencimientos.service';
import { TareasPendientes } from './tareas-pendientes';

@Module({
  imports: [NotificacionesModule, PersonasModule, JobsModule],
  providers: [TareasPendientes, VencimientosService],
})
export class VencimientosModule {}
