import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MEDIDA, medidaModelSchema } from '../informe/medida.model';
import { MedidasRepository } from '../informe/medidas.repository';
import { REMOVAL, removalModelSchema } from '../limpieza/removal.model';
import { RemovalsRepository } from '../limpieza/removals.repository';
import { SPRINT, sprintModelSchema } from '../sprints/sprint.model';
import { SprintsRepository } from '../sprints/sprints.repository';
import { BOARD_REVISION, boardRevisionModelSchema } from '../tableros/board-revision.model';
import { TABLERO, tableroModelSchema } from '../tableros/tablero.model';
import { BoardRevisionsRepository } from '../tableros/board-revisions.repository';
import { TablerosRepository } from '../tableros/tableros.repository';

const repositories = [
  SprintsRepository,
  BoardRevisionsRepository,
  TablerosRepository,
  MedidasRepository,
  RemovalsRepository,
];

/** All repositories in one module: boards read sprints, and changes of sprints update the revisions of boards. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SPRINT, schema: sprintModelSchema },
      { name: TABLERO, schema: tableroModelSchema },
      { name: BOARD_REVISION, schema: boardRevisionModelSchema },
      { name: REMOVAL, schema: removalModelSchema },
      { name: MEDIDA, schema: medidaModelSchema },
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class AlmacenModule {}
