import { type DynamicModule, Module } from '@nestjs/common';
import { getModelToken, MongooseModule } from '@nestjs/mongoose';
import { MAX_ARCHIVO_BYTES, MAX_ARCHIVOS_POR_ENVIO } from '@pmp/contracts/proyectos';
import { FileStore, readsForms, StorageQuota, storesFiles } from '@pmp/platform';
import type { Model } from 'mongoose';
import { AccesoModule } from '../acceso/acceso.module';
import { NamesModule } from '../names/names.module';
import { SprintsModule } from '../sprints/sprints.module';
import { BulkChange } from './bulk-change';
import { AskLimits } from './cupos/ask-limits';
import { CuposModule } from './cupos/cupos.module';
import { Cascade } from './cascade/cascade';
import { OnLapidasPendientes } from './cascade/on-lapidas-pendientes';
import { OnLimpiezaPendiente } from './cascade/on-limpieza-pendiente';
import { RelatedData } from './cascade/related-data';
import { TombstonePublisher } from './cascade/tombstone-publisher';
import { ChangeElemento } from './change-elemento';
import { CompleteBeneath } from './complete-beneath';
import { CreateElemento } from './create-elemento';
import { CreateTree } from './create-tree';
import { CriteriosOfElemento } from './criterios-of-elemento';
import { Claves } from './claves/claves';
import { ClavesBackfill } from './claves/claves-backfill';
import { FindWithClave } from './claves/find-with-clave';
import { RewriteClaves } from './claves/rewrite-claves';
import { ETIQUETA, etiquetaModelSchema } from './etiquetas/etiqueta.model';
import { EtiquetasRepository } from './etiquetas/etiquetas.repository';
import { LabelElemento } from './etiquetas/label-elemento';
import { ElementoEvents } from './events/elemento-events';
import { Figures } from './figures/figures';
import { FilesOfElemento } from './files-of-elemento';
import { ArchivosRepository } from './files/archivos.repository';
import { ArchivosService } from './files/archivos.service';
import { FormInterceptor } from './files/form.interceptor';
import { STORED_FILE, storedFileModelSchema } from './files/stored-file.model';
import { HistorialNames } from './historial-names';
import { HISTORIAL, historialModelSchema } from './historial/historial.model';
import { HistorialRepository } from './historial/historial.repository';
import { HistorialService } from './historial/historial.service';
import type { ElementoDoc } from './kinds/elemento-doc';
import { modelOf } from './kinds/elemento.model';
import type { Kind } from './kinds/kind';
import { Kinds } from './kinds/kinds';
import { MovePlazos } from './move-plazos';
import { Parents } from './parents';
import { PLANTILLA, plantillaModelSchema } from './plantillas/plantilla.model';
import { PlantillasRepository } from './plantillas/plantillas.repository';
import { PlazosController } from './plazos.controller';
import { Presenter } from './present/presenter';
import { Ranker } from './rank/ranker';
import { ReadElementos } from './read-elementos';
import { RemoveElemento } from './remove-elemento';
import { PurgeElemento } from './restore/purge-elemento';
import { Reviver } from './restore/reviver';
import { SWEEP, sweepModelSchema } from './sweeps/sweep.model';
import { SweepsRepository } from './sweeps/sweeps.repository';
import { PAPELERA, papeleraModelSchema } from './trash/papelera.model';
import { PapeleraRepository } from './trash/papelera.repository';
import { DIAS_PAPELERA, TrashWriter } from './trash/trash-writer';

type Config = { DIAS_PAPELERA: number } & Parameters<typeof storesFiles>[0];

const FORM_LIMITS = {
  files: MAX_ARCHIVOS_POR_ENVIO,
  fileBytes: MAX_ARCHIVO_BYTES,
  fields: 30,
  /** The longest text that the API accepts takes up to four bytes per character. */
  fieldBytes: 64 * 1024,
};

const useCases = [
  ReadElementos,
  CreateElemento,
  CreateTree,
  ChangeElemento,
  RemoveElemento,
  BulkChange,
  MovePlazos,
  FilesOfElemento,
  CriteriosOfElemento,
];

const machinery = [
  ArchivosRepository,
  ArchivosService,
  AskLimits,
  FindWithClave,
  FormInterceptor,
  Cascade,
  Claves,
  CompleteBeneath,
  ElementoEvents,
  EtiquetasRepository,
  Figures,
  HistorialNames,
  HistorialRepository,
  HistorialService,
  LabelElemento,
  PapeleraRepository,
  Parents,
  PlantillasRepository,
  Presenter,
  PurgeElemento,
  Ranker,
  RelatedData,
  Reviver,
  RewriteClaves,
  SweepsRepository,
  TombstonePublisher,
  TrashWriter,
];

/** What is done with elements of work, of whatever kind; the kinds are given to it. */
@Module({})
export class ElementosModule {
  /** `kinds`: from the top of the tree down. Every room of this service may use what it offers. */
  static of(kinds: readonly Kind[], config: Config): DynamicModule {
    return {
      module: ElementosModule,
      global: true,
      imports: [
        AccesoModule,
        CuposModule,
        NamesModule,
        SprintsModule,
        MongooseModule.forFeature([
          ...kinds.map(modelOf),
          { name: ETIQUETA, schema: etiquetaModelSchema },
          { name: HISTORIAL, schema: historialModelSchema },
          { name: PAPELERA, schema: papeleraModelSchema },
          { name: PLANTILLA, schema: plantillaModelSchema },
          { name: STORED_FILE, schema: storedFileModelSchema },
          { name: SWEEP, schema: sweepModelSchema },
        ]),
      ],
      controllers: [PlazosController, OnLapidasPendientes, OnLimpiezaPendiente],
      providers: [
        {
          provide: Kinds,
          inject: kinds.map(({ tipo }) => getModelToken(tipo)),
          useFactory: (...models: Model<ElementoDoc>[]) => new Kinds(kinds, models),
        },
        { provide: DIAS_PAPELERA, useValue: config.DIAS_PAPELERA },
        ...readsForms(FORM_LIMITS),
        ...storesFiles(config),
        ...useCases,
        ...machinery,
        ClavesBackfill,
      ],
      exports: [Kinds, StorageQuota, FileStore, ...useCases, ...machinery],
    };
  }
}
