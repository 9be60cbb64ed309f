import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { CascadaService } from './cascada.service';
import { OnEpicaEliminada } from './on-epica-eliminada';
import { OnHistoriaEliminada } from './on-historia-eliminada';
import { OnLimpiezaPendiente } from './on-limpieza-pendiente';
import { OnProyectoEliminado } from './on-proyecto-eliminado';

@Module({
  imports: [AlmacenModule],
  providers: [
    CascadaService,
    OnProyectoEliminado,
    OnLimpiezaPendiente,
    OnEpicaEliminada,
    OnHistoriaEliminada,
  ],
  exports: [CascadaService],
})
export class CascadaModule {}
