import { Module } from '@nestjs/common';
import { AlmacenModule } from '../almacen/almacen.module';
import { SprintsModule } from '../sprints/sprints.module';
import { TablerosModule } from '../tableros/tableros.module';
import { InformeController } from './informe.controller';
import { InformeService } from './informe.service';
import { SprintMeter } from './sprint-meter';

@Module({
  imports: [AlmacenModule, SprintsModule, TablerosModule],
  controllers: [InformeController],
  providers: [InformeService, SprintMeter],
})
export class InformeModule {}
