import { Module } from '@nestjs/common';
import { NotificacionesModule } from '../notificaciones/notificaciones.module';
import { EquipoMembers } from './equipo-members';
import { OnMiembroAnadido } from './on-miembro-anadido';
import { OnMiembroRetirado } from './on-miembro-retirado';
import { OnProyectoActualizado } from './on-proyecto-actualizado';
import { OnProyectoCreado } from './on-proyecto-creado';
import { OnProyectoEliminado } from './on-proyecto-eliminado';

@Module({
  imports: [NotificacionesModule],
  providers: [
    EquipoMembers,
    OnMiembroAnadido,
    OnMiembroRetirado,
    OnProyectoActualizado,
    OnProyectoCreado,
    OnProyectoEliminado,
  ],
})
export class ReglasModule {}
