import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CopiasModule } from '../copias/copias.module';
import { Instantaneas } from './instantaneas';
import { Marcador } from './marcador';
import { MoverService } from './mover.service';
import { TableroBody } from './tablero-body';
import { TablerosController } from './tableros.controller';
import { TablerosService } from './tableros.service';

@Module({
  imports: [AlmacenModule, AccesoModule, CopiasModule],
  controllers: [TablerosController],
  providers: [TablerosService, MoverService, Instantaneas, TableroBody, Marcador],
  exports: [Instantaneas],
})
export class TablerosModule {}
