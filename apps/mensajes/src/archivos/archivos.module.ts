import { Module } from '@nestjs/common';
import { MAX_ARCHIVO, MAX_ARCHIVOS_POR_MENSAJE } from '@pmp/contracts/mensajes';
import { limitsStorage, readsForms } from '@pmp/platform';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { config } from '../config';
import { ArchivosController } from './archivos.controller';
import { ArchivosService } from './archivos.service';
import { FileStore } from './file-store';
import { Sweeper } from './sweeper';

const LIMITS = { files: MAX_ARCHIVOS_POR_MENSAJE, fileBytes: MAX_ARCHIVO, fields: 10, fieldBytes: 1024 };

@Module({
  imports: [AccesoModule, AlmacenModule],
  controllers: [ArchivosController],
  providers: [ArchivosService, FileStore, Sweeper, ...readsForms(LIMITS), ...limitsStorage(config)],
})
export class ArchivosModule {}
