import { Controller, Param, Req, Res } from '@nestjs/common';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { type Caller, CallerRenewal, contentDisposition, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ArchivosService } from './archivos.service';
import { eachFile } from './each-file';

@Controller()
export class ArchivosController {
  constructor(
    private readonly service: ArchivosService,
    private readonly callers: CallerRenewal,
  ) {}

  @Ruta(rutasMensajes.subirArchivos)
  async upload(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    const archivos = await eachFile(
      request,
      (nombre, bytes) => this.service.upload(caller, nombre, bytes),
      (taken) => this.service.discard(taken),
      () => this.callers.renew(request),
    );
    return { success: true, archivos };
  }

  @Ruta(rutasMensajes.descargarArchivo)
  async download(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Res() reply: FastifyReply,
  ) {
    const { archivo, bytes } = await this.service.open(caller, id);
    await reply
      .header('content-type', archivo.metadata.tipo)
      .header('content-length', archivo.length)
      .header('content-disposition', contentDisposition(archivo.filename))
      .header('cache-control', 'private, no-cache')
      .send(bytes);
  }
}
