import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EquiposModule } from '../equipos/equipos.module';
import { FactoresModule } from '../factores/factores.module';
import { AJUSTES_MODEL, ajustesModelSchema } from './ajustes.model';
import { AjustesController } from './ajustes.controller';
import { AjustesRepository } from './ajustes.repository';
import { AjustesService } from './ajustes.service';
import { FactorDemand } from './factor-demand';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: AJUSTES_MODEL, schema: ajustesModelSchema }]),
    EquiposModule,
    FactoresModule,
  ],
  controllers: [AjustesController],
  providers: [AjustesRepository, AjustesService, FactorDemand],
  exports: [AjustesRepository, FactorDemand],
})
export class AjustesAccesoModule {}
