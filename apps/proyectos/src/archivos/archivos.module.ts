import { Module } from '@nestjs/common';
import { MAX_ARCHIVO_BYTES, MAX_ARCHIVOS_POR_ENVIO } from '@pmp/contracts/proyectos';
import { readsForms } from '@pmp/platform';
import { AccesoModule } from '../acceso/acceso.module';
import { AlmacenModule } from '../almacen/almacen.module';
import { ArchivosService } from './archivos.service';
import { FormularioInterceptor } from './formulario.interceptor';

const LIMITS = {
  files: MAX_ARCHIVOS_POR_ENVIO,
  fileBytes: MAX_ARCHIVO_BYTES,
  fields: 30,
  /** The longest text of the API takes up to four times its characters. */
  fieldBytes: 64 * 1024,
};

@Module({
  imports: [AlmacenModule, AccesoModule],
  providers: [ArchivosService, FormularioInterceptor, ...readsForms(LIMITS)],
  exports: [ArchivosService, FormularioInterceptor, AccesoModule],
})
export class ArchivosModule {}
