import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { SprintsModule } from '../sprints/sprints.module';
import { CicloController } from './ciclo.controller';
import { CicloService } from './ciclo.service';
import { TrasladoService } from './traslado.service';

@Module({
  imports: [AlmacenModule, AccesoModule, SprintsModule],
  controllers: [CicloController],
  providers: [CicloService, TrasladoService],
})
export class CicloModule {}
