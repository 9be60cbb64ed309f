import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CopiesModule } from '../copies/copies.module';
import { SprintsModule } from '../sprints/sprints.module';
import { InformeController } from './informe.controller';
import { InformeService } from './informe.service';
import { OnHistoriaReestimada } from './on-historia-reestimada';
import { MEDIDA, medidaModelSchema } from './medida.model';
import { MedidasRepository } from './medidas.repository';
import { SprintMeter } from './sprint-meter';

@Module({
  imports: [
    CopiesModule,
    SprintsModule,
    MongooseModule.forFeature([{ name: MEDIDA, schema: medidaModelSchema }]),
  ],
  controllers: [InformeController, OnHistoriaReestimada],
  providers: [InformeService, MedidasRepository, SprintMeter],
  exports: [MedidasRepository],
})
export class InformeModule {}
