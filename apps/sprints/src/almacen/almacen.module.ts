import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MEDIDA, medidaModelSchema } from '../informe/medida.model';
import { MedidasRepository } from '../informe/medidas.repository';
import { RETIRADA, retiradaModelSchema } from '../limpieza/retirada.model';
import { RetiradasRepository } from '../limpieza/retiradas.repository';
import { SPRINT, sprintModelSchema } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';
import { MARCA, marcaModelSchema } from '../tableros/marca.model';
import { TABLERO, tableroModelSchema } from '../tableros/tablero.model';
import { MarcasRepository } from '../tableros/marcas.repository';
import { TablerosRepository } from '../tableros/tableros.repository';

const repositories = [
  SprintsRepository,
  MarcasRepository,
  TablerosRepository,
  MedidasRepository,
  RetiradasRepository,
];

/** In one module, because a board reads sprints while a sprint's changes mark boards. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SPRINT, schema: sprintModelSchema },
      { name: TABLERO, schema: tableroModelSchema },
      { name: MARCA, schema: marcaModelSchema },
      { name: RETIRADA, schema: retiradaModelSchema },
      { name: MEDIDA, schema: medidaModelSchema },
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class AlmacenModule {}
