import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { TurnosModule } from '../turnos/turnos.module';
import { PodaService } from './poda.service';

@Module({ imports: [NotificacionesModule, TurnosModule], providers: [PodaService] })
export class PodaModule {}
