import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { CopiasModule } from '../copias/copias.module';
import { GruposService } from './grupos.service';
import { OnEquipoEliminado } from './on-equipo-eliminado';
import { OnLimpiezaChat } from './on-limpieza-chat';
import { OnMiembroAnadido } from './on-miembro-anadido';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { OnProyectoActualizado } from './on-proyecto-actualizado';
import { OnProyectoEliminado } from './on-proyecto-eliminado';
import { OnProyectoRestaurado } from './on-proyecto-restaurado';

@Module({
  imports: [AlmacenModule, CopiasModule],
  controllers: [
    OnEquipoEliminado,
    OnLimpiezaChat,
    OnMiembroAnadido,
    OnPapeleraPurgada,
    OnProyectoActualizado,
    OnProyectoEliminado,
    OnProyectoRestaurado,
  ],
  providers: [GruposService],
})
export class GruposModule {}
