import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { SprintsModule } from '../sprints/sprints.module';
import { OnHistoriaEliminada } from './on-historia-eliminada';
import { OnProyectoEliminado } from './on-proyecto-eliminado';

@Module({
  imports: [AlmacenModule, SprintsModule],
  providers: [OnHistoriaEliminada, OnProyectoEliminado],
})
export class LimpiezaModule {}
