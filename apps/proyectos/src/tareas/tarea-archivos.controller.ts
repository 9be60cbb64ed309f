import { Body, Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, contentDisposition, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AcceptsForm, ReceivedFiles } from '../elementos/files/form.interceptor';
import { FilesOfElemento } from '../elementos/files-of-elemento';
import type { ArchivoDoc } from '../elementos/kinds/archivo-doc';
import { tarea } from './tarea.kind';

interface Ids {
  id: string;
  archivoId: string;
}

@Controller()
export class TareaArchivosController {
  constructor(private readonly files: FilesOfElemento) {}

  @Ruta(rutasTareas.subirArchivos)
  @AcceptsForm(tarea)
  async add(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() _form: unknown,
    @ReceivedFiles() received: ArchivoDoc[],
  ) {
    const shape = await this.files.add(tarea, caller, id, received);
    const added = new Set(received.map(({ _id }) => _id.toHexString()));
    return { success: true, tarea: shape, archivos: shape.archivos.filter(({ _id }) => added.has(_id)) };
  }

  /** Sent so that a browser never shows it as a page of our own origin, whatever the bytes are. */
  @Ruta(rutasTareas.descargarArchivo)
  async download(
    @CurrentCaller() caller: Caller,
    @Param() { id, archivoId }: Ids,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { archivo, bytes } = await this.files.open(tarea, caller, id, archivoId);
    reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-cache');
    const disposition = contentDisposition(archivo.nombre);
    return new StreamableFile(bytes, { type: archivo.tipo, length: archivo.tamano, disposition });
  }

  @Ruta(rutasTareas.quitarArchivo)
  async remove(@CurrentCaller() caller: Caller, @Param() { id, archivoId }: Ids) {
    return { success: true, tarea: await this.files.remove(tarea, caller, id, archivoId) };
  }
}
