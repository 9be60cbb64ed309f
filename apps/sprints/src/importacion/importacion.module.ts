import { Module } from '@nestjs/common';
import { SprintsModule } from '../sprints/sprints.module';
import { OnImportacionConSprint } from './on-importacion-con-sprint';
import { OnImportacionDeshecha } from './on-importacion-deshecha';

@Module({ imports: [SprintsModule], controllers: [OnImportacionConSprint, OnImportacionDeshecha] })
export class ImportacionModule {}
