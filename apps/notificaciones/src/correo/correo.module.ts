import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { JobsModule } from '../jobs/jobs.module';
import { Mailer } from './mailer';
import { ResumenService } from './resumen.service';

@Module({
  imports: [NotificacionesModule, PersonasModule, JobsModule],
  providers: [Mailer, ResumenService],
})
export class CorreoModule {}
