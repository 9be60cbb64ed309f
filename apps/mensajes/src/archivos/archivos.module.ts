import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MAX_ARCHIVO, MAX_ARCHIVOS_POR_MENSAJE } from '@pmp/contracts/mensajes';
import { FileStore, readsForms, storesFiles } from '@pmp/platform';
import { AccesoModule } from '../acceso/acceso.module';
import { config } from '../config';
import { ARCHIVO, archivoModelSchema } from './archivo.model';
import { ArchivosController } from './archivos.controller';
import { ArchivosRepository } from './archivos.repository';
import { ArchivosService } from './archivos.service';
import { Sweeper } from './sweeper';

const LIMITS = { files: MAX_ARCHIVOS_POR_MENSAJE, fileBytes: MAX_ARCHIVO, fields: 10, fieldBytes: 1024 };

@Module({
  imports: [AccesoModule, MongooseModule.forFeature([{ name: ARCHIVO, schema: archivoModelSchema }])],
  controllers: [ArchivosController],
  providers: [ArchivosService, ArchivosRepository, Sweeper, ...readsForms(LIMITS), ...storesFiles(config)],
  exports: [ArchivosRepository, FileStore],
})
export class ArchivosModule {}
