import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { NombresModule } from '../nombres/nombres.module';
import { AvanceController } from './avance.controller';
import { AvanceService } from './avance.service';
import { AvancesCache } from './avances.cache';

@Module({
  imports: [AlmacenModule, AccesoModule, NombresModule],
  controllers: [AvanceController],
  providers: [AvanceService, AvancesCache],
})
export class AvanceModule {}
