import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { CopiesModule } from '../copies/copies.module';
import { InformeModule } from '../informe/informe.module';
import { SprintsModule } from '../sprints/sprints.module';
import { ChangeScope } from './change-scope';
import { CicloController } from './ciclo.controller';
import { CicloService } from './ciclo.service';
import { DestinoPendientes } from './destino-pendientes';
import { MoveUnfinishedHistorias } from './move-unfinished-historias';

@Module({
  imports: [AccesoModule, CopiesModule, SprintsModule, InformeModule],
  controllers: [CicloController],
  providers: [ChangeScope, CicloService, DestinoPendientes, MoveUnfinishedHistorias],
})
export class CicloModule {}
