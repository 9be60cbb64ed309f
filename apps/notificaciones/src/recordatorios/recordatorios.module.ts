import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { PersonasModule } from '../personas/personas.module';
import { TurnosModule } from '../turnos/turnos.module';
import { RecordatoriosService } from './recordatorios.service';
import { TareasPendientes } from './tareas-pendientes';

@Module({
  imports: [NotificacionesModule, PersonasModule, TurnosModule],
  providers: [TareasPendientes, RecordatoriosService],
})
export class RecordatoriosModule {}
