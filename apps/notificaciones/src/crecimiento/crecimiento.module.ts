import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { JobsModule } from '../jobs/jobs.module';
import { CrecimientoService } from './crecimiento.service';

@Module({ imports: [NotificacionesModule, PersonasModule, JobsModule], providers: [CrecimientoService] })
export class CrecimientoModule {}
