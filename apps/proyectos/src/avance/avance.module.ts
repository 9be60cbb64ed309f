import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { AvanceController, CuentasController } from './avance.controller';
import { AvanceService } from './avance.service';

@Module({
  imports: [AccesoModule, NamesModule],
  controllers: [AvanceController, CuentasController],
  providers: [AvanceService],
})
export class AvanceModule {}
