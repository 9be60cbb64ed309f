import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { RelatedData } from '../elementos/cascade/related-data';
import { AddEnlaces } from './add-enlaces';
import { CountBloqueos } from './count-bloqueos';
import { DiscardEnlaces } from './discard-enlaces';
import { EnlaceEvents } from './enlace-events';
import { ENLACE, enlaceModelSchema } from './enlace.model';
import { EnlacesController } from './enlaces.controller';
import { EnlacesRepository } from './enlaces.repository';
import { EnlacesService } from './enlaces.service';
import { Extremos } from './extremos';
import { JoinEnlace } from './join-enlace';
import { OnBloqueosPorContar } from './on-bloqueos-por-contar';
import { PresentEnlaces } from './present-enlaces';

@Module({
  imports: [AccesoModule, MongooseModule.forFeature([{ name: ENLACE, schema: enlaceModelSchema }])],
  controllers: [EnlacesController, OnBloqueosPorContar],
  providers: [
    EnlacesService,
    EnlacesRepository,
    EnlaceEvents,
    Extremos,
    JoinEnlace,
    AddEnlaces,
    CountBloqueos,
    DiscardEnlaces,
    PresentEnlaces,
  ],
  exports: [AddEnlaces, EnlacesRepository],
})
export class EnlacesModule {
  constructor(enlaces: DiscardEnlaces, related: RelatedData) {
    related.add((sobre, tx) => enlaces.of(sobre, tx));
  }
}
