import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import {
  AVANCE,
  avanceModelSchema,
  COMPROBACION,
  comprobacionModelSchema,
  PRUEBA,
  pruebaModelSchema,
  REFERENCIA,
  referenciaModelSchema,
} from './codigo.model';
import { CodigoRepository } from './codigo.repository';
import { FORJA, forjaModelSchema } from './forja.model';
import { ForjasRepository } from './forjas.repository';

const repositories = [ForjasRepository, CodigoRepository];

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FORJA, schema: forjaModelSchema },
      { name: REFERENCIA, schema: referenciaModelSchema },
      { name: COMPROBACION, schema: comprobacionModelSchema },
      { name: AVANCE, schema: avanceModelSchema },
      { name: PRUEBA, schema: pruebaModelSchema },
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class CodigoModule {}
