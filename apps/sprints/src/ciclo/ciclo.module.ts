import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { CopiesModule } from '../copies/copies.module';
import { DefinicionesModule } from '../definiciones/definiciones.module';
import { InformeModule } from '../informe/informe.module';
import { SprintsModule } from '../sprints/sprints.module';
import { BulkPlanHistorias } from './bulk-plan-historias';
import { ChangeScope } from './change-scope';
import { CicloController } from './ciclo.controller';
import { CicloService } from './ciclo.service';
import { DestinoPendientes } from './destino-pendientes';
import { PlanificarHistoriaCommand } from './planificar-historia.command';
import { SprintsLoteController } from './sprints-lote.controller';
import { MoveUnfinishedHistorias } from './move-unfinished-historias';

@Module({
  imports: [AccesoModule, CopiesModule, SprintsModule, InformeModule, DefinicionesModule],
  controllers: [CicloController, PlanificarHistoriaCommand, SprintsLoteController],
  providers: [BulkPlanHistorias, ChangeScope, CicloService, DestinoPendientes, MoveUnfinishedHistorias],
})
export class CicloModule {}
