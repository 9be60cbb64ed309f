import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CopiasModule } from '../copias/copias.module';
import { TablerosModule } from '../tableros/tableros.module';
import { AvailableHistoriasService } from './available-historias.service';
import { SprintEvents } from './sprint-events';
import { SprintsController } from './sprints.controller';
import { SprintsLoteController } from './sprints-lote.controller';
import { BulkPlanHistorias } from './bulk-plan-historias';
import { SprintsPresenter } from './sprints.presenter';
import { SprintsService } from './sprints.service';

@Module({
  imports: [AlmacenModule, AccesoModule, CopiasModule, TablerosModule],
  controllers: [SprintsController, SprintsLoteController],
  providers: [SprintsService, BulkPlanHistorias, AvailableHistoriasService, SprintsPresenter, SprintEvents],
  exports: [SprintsService, SprintsPresenter, SprintEvents],
})
export class SprintsModule {}
