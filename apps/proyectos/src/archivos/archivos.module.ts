import { Module } from '@nestjs/common';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { ArchivosService } from './archivos.service';
import { FormularioInterceptor } from './formulario.interceptor';
import { Multipart } from './multipart';

@Module({
  imports: [AlmacenModule, AccesoModule],
  providers: [ArchivosService, FormularioInterceptor, Multipart],
  exports: [ArchivosService, FormularioInterceptor, AccesoModule],
})
export class ArchivosModule {}
