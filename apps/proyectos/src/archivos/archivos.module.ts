import { Module } from '@nestjs/common';
import { MAX_ARCHIVO_BYTES, MAX_ARCHIVOS_POR_ENVIO } from '@pmp/contracts/proyectos';
import { limitsStorage, readsForms } from '@pmp/platform';
import { AccesoModule } from '../acceso/acceso.module';
import { config } from '../config';
import { AlmacenModule } from '../almacen/almacen.module';
import { ArchivosService } from './archivos.service';
import { FormInterceptor } from './form.interceptor';

const LIMITS = {
  files: MAX_ARCHIVOS_POR_ENVIO,
  fileBytes: MAX_ARCHIVO_BYTES,
  fields: 30,
  /** The longest text that the API accepts takes up to four bytes per character. */
  fieldBytes: 64 * 1024,
};

@Module({
  imports: [AlmacenModule, AccesoModule],
  providers: [ArchivosService, FormInterceptor, ...readsForms(LIMITS), ...limitsStorage(config)],
  exports: [ArchivosService, FormInterceptor, AccesoModule],
})
export class ArchivosModule {}
