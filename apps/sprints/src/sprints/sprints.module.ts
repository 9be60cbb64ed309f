import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { CopiesModule } from '../copies/copies.module';
import { AvailableHistoriasService } from './available-historias.service';
import { SprintEvents } from './sprint-events';
import { SPRINT, sprintModelSchema } from './sprint.model';
import { SprintsController } from './sprints.controller';
import { SprintsPresenter } from './sprints.presenter';
import { SprintsRepository } from './sprints.repository';
import { SprintsService } from './sprints.service';

@Module({
  imports: [
    AccesoModule,
    CopiesModule,
    MongooseModule.forFeature([{ name: SPRINT, schema: sprintModelSchema }]),
  ],
  controllers: [SprintsController],
  providers: [SprintsService, AvailableHistoriasService, SprintsPresenter, SprintsRepository, SprintEvents],
  exports: [AvailableHistoriasService, SprintsService, SprintsPresenter, SprintsRepository, SprintEvents],
})
export class SprintsModule {}
