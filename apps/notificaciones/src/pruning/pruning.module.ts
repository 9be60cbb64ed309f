import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { JobsModule } from '../jobs/jobs.module';
import { NotificacionesPruner } from './notificaciones-pruner';

@Module({ imports: [NotificacionesModule, JobsModule], providers: [NotificacionesPruner] })
export class PruningModule {}
