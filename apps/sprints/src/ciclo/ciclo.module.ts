import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CopiasModule } from '../copias/copias.module';
import { SprintsModule } from '../sprints/sprints.module';
import { CicloController } from './ciclo.controller';
import { CicloService } from './ciclo.service';
import { MoveUnfinishedHistorias } from './move-unfinished-historias';

@Module({
  imports: [AlmacenModule, AccesoModule, CopiasModule, SprintsModule],
  controllers: [CicloController],
  providers: [CicloService, MoveUnfinishedHistorias],
})
export class CicloModule {}
