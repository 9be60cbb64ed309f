import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { CopiasModule } from '../copias/copias.module';
import { BoardSnapshots } from './board-snapshots';
import { BoardChangeRecorder } from './board-change-recorder';
import { MoveHistoria } from './move-historia';
import { TableroBody } from './tablero-body';
import { TablerosController } from './tableros.controller';
import { TablerosService } from './tableros.service';

@Module({
  imports: [AlmacenModule, AccesoModule, CopiasModule],
  controllers: [TablerosController],
  providers: [TablerosService, MoveHistoria, BoardSnapshots, TableroBody, BoardChangeRecorder],
  exports: [BoardSnapshots],
})
export class TablerosModule {}
