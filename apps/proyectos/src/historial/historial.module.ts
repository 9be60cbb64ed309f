import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { NombresModule } from '../nombres/nombres.module';
import { HistorialService } from './historial.service';

@Module({
  imports: [AlmacenModule, NombresModule],
  providers: [HistorialService],
  exports: [HistorialService],
})
export class HistorialModule {}
