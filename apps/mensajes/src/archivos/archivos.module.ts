import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { ArchivosController } from './archivos.controller';
import { ArchivosService } from './archivos.service';
import { FileStore } from './file-store';
import { Multipart } from './multipart';
import { Sweeper } from './sweeper';

@Module({
  imports: [AccesoModule, AlmacenModule],
  controllers: [ArchivosController],
  providers: [ArchivosService, FileStore, Multipart, Sweeper],
})
export class ArchivosModule {}
