import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { TurnosModule } from '../turnos/turnos.module';
import { Cartero } from './cartero';
import { ResumenService } from './resumen.service';

@Module({
  imports: [NotificacionesModule, PersonasModule, TurnosModule],
  providers: [Cartero, ResumenService],
})
export class CorreoModule {}
