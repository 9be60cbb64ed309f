import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PartModule } from '@pmp/paquete/servicio';
import { LugarRepository } from './almacen/lugar.repository';
import { PAQUETE, paqueteModelSchema } from './almacen/paquete.model';
import { PaquetesRepository } from './almacen/paquetes.repository';
import { ExportProject } from './llevar/export-project';
import { ExportarPaqueteCommand } from './llevar/exportar-paquete.command';
import { ProjectParts } from './partes/project-parts';
import { RemoteParts } from './partes/remote-parts';
import { PlaceProject } from './plan/place-of-project';
import { PlanImport } from './plan/plan';
import { PublishedVersions } from './plan/published-versions';
import { proyectosPart } from './proyectos.part';
import { ImportPackage } from './traer/import-package';
import { PaquetesCommand } from './traer/paquetes.command';
import { PaquetesController } from './traer/paquetes.controller';
import { PaquetesService } from './traer/paquetes.service';

/** Packs projects and unpacks them, with the parts of the other services. */
@Module({
  imports: [
    PartModule.of(proyectosPart),
    MongooseModule.forFeature([{ name: PAQUETE, schema: paqueteModelSchema }]),
  ],
  controllers: [ExportarPaqueteCommand, PaquetesCommand, PaquetesController],
  providers: [
    ExportProject,
    ImportPackage,
    LugarRepository,
    PaquetesRepository,
    PaquetesService,
    PlaceProject,
    PlanImport,
    ProjectParts,
    PublishedVersions,
    RemoteParts,
  ],
})
export class PaqueteModule {}
