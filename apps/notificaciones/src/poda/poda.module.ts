import { Module } from '@nestjs/common';
import { BuzonesModule } from '../buzones/buzones.module';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { TurnosModule } from '../turnos/turnos.module';
import { PodaService } from './poda.service';

@Module({ imports: [BuzonesModule, NotificacionesModule, TurnosModule], providers: [PodaService] })
export class PodaModule {}
