import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { CopiasModule } from '../copias/copias.module';
import { SprintsModule } from '../sprints/sprints.module';
import { PurgeProyecto } from './purge-proyecto';
import { OnHistoriaEliminada } from './on-historia-eliminada';
import { OnHistoriaRestaurada } from './on-historia-restaurada';
import { OnPapeleraPurgada } from './on-papelera-purgada';
import { OnProyectoEliminado } from './on-proyecto-eliminado';
import { OnProyectoRestaurado } from './on-proyecto-restaurado';

@Module({
  imports: [AlmacenModule, CopiasModule, SprintsModule],
  controllers: [
    OnPapeleraPurgada,
    OnProyectoEliminado,
    OnProyectoRestaurado,
    OnHistoriaEliminada,
    OnHistoriaRestaurada,
  ],
  providers: [PurgeProyecto],
})
export class LimpiezaModule {}
