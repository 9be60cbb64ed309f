import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { NombresModule } from '../nombres/nombres.module';
import { AvanceController } from './avance.controller';
import { AvanceService } from './avance.service';
import { AvancesContados } from './avances-contados';

@Module({
  imports: [AlmacenModule, AccesoModule, NombresModule],
  controllers: [AvanceController],
  providers: [AvanceService, AvancesContados],
})
export class AvanceModule {}
