import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageQuota } from '@pmp/platform';
import { AccesoModule } from '../acceso/acceso.module';
import { ComentariosModule } from '../comentarios/comentarios.module';
import { RelatedData } from '../elementos/cascade/related-data';
import { EnlacesModule } from '../enlaces/enlaces.module';
import { ProcedenciaModule } from '../procedencia/procedencia.module';
import { TextosRepository } from '../procedencia/textos.repository';
import { NamesModule } from '../names/names.module';
import { ProyectosModule } from '../proyectos/proyectos.module';
import { SprintsModule } from '../sprints/sprints.module';
import {
  filasModelSchema,
  IMPORTACION,
  IMPORTACION_FILAS,
  importacionModelSchema,
  IMPORTADO,
  importadoModelSchema,
} from './almacen/importacion.model';
import { ImportacionesRepository } from './almacen/importaciones.repository';
import { ImportadosRepository } from './almacen/importados.repository';
import { ImportacionesController } from './importaciones.controller';
import { ImportDestino } from './import-destino';
import { ImportacionesService } from './importaciones.service';
import { KeepAttachments } from './keep-attachments';
import { FileReader } from './lectura/proceso/file-reader';
import { CreateRows } from './pasos/create-rows';
import { JoinRows } from './pasos/join-rows';
import { ImportacionesRunner } from './pasos/importaciones-runner';
import { RunStep } from './pasos/run-step';
import { TakeChanges } from './pasos/take-changes';
import { UndoStep } from './pasos/undo-step';
import { PlanImportacion } from './plan/plan-importacion';
import { PresentRows } from './plan/present-rows';
import { ReceiveFile } from './receive-file';

@Module({
  imports: [
    AccesoModule,
    ProcedenciaModule,
    NamesModule,
    ComentariosModule,
    ProyectosModule,
    EnlacesModule,
    SprintsModule,
    MongooseModule.forFeature([
      { name: IMPORTACION, schema: importacionModelSchema },
      { name: IMPORTACION_FILAS, schema: filasModelSchema },
      { name: IMPORTADO, schema: importadoModelSchema },
    ]),
  ],
  controllers: [ImportacionesController],
  providers: [
    ImportDestino,
    ImportacionesService,
    ImportacionesRepository,
    ImportadosRepository,
    ReceiveFile,
    FileReader,
    KeepAttachments,
    PlanImportacion,
    PresentRows,
    ImportacionesRunner,
    RunStep,
    CreateRows,
    JoinRows,
    TakeChanges,
    UndoStep,
  ],
})
export class ImportacionModule {
  constructor(
    importados: ImportadosRepository,
    importaciones: ImportacionesRepository,
    quota: StorageQuota,
    textos: TextosRepository,
    related: RelatedData,
  ) {
    quota.alsoCounts((persona) => importaciones.bytesOf(persona));
    related.add((sobre, { session }) => importados.discard(sobre, session));
    related.add((sobre, { session }) => textos.discard(sobre, session));
  }
}
