import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { ConsultaModule } from '../consulta/consulta.module';
import { NamesModule } from '../names/names.module';
import { SprintsModule } from '../sprints/sprints.module';
import { AvanceController, CuentasController } from './avance.controller';
import { AvanceService } from './avance.service';

@Module({
  imports: [AccesoModule, ConsultaModule, NamesModule, SprintsModule],
  controllers: [AvanceController, CuentasController],
  providers: [AvanceService],
})
export class AvanceModule {}
