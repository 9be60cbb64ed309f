import { Body, Controller, Param, Res, StreamableFile, type Type } from '@nestjs/common';
import type { Ruta as Contract } from '@pmp/contracts/common';
import { type Caller, contentDisposition, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AcceptsForm, ReceivedFiles } from './files/form.interceptor';
import { FilesOfElemento } from './files-of-elemento';
import type { ArchivoDoc } from './kinds/archivo-doc';
import type { ElementoDoc } from './kinds/elemento-doc';
import type { Kind, Shape } from './kinds/kind';

interface Ids {
  id: string;
  archivoId: string;
}

interface WithArchivos extends Shape {
  archivos?: { _id: string }[];
}

/** The routes of the files of a kind; what changes them answers with the whole element. */
export function archivosControllerOf<D extends ElementoDoc, S extends WithArchivos>(
  kind: Kind<D, S>,
  rutas: Record<'subir' | 'descargar' | 'quitar', Contract>,
): Type {
  @Controller()
  class ArchivosController {
    constructor(private readonly files: FilesOfElemento) {}

    @Ruta(rutas.subir)
    @AcceptsForm(kind)
    async add(
      @CurrentCaller() caller: Caller,
      @Param() { id }: { id: string },
      @Body() _form: unknown,
      @ReceivedFiles() received: ArchivoDoc[],
    ) {
      const shape = await this.files.add(kind, caller, id, received);
      const added = new Set(received.map(({ _id }) => _id.toHexString()));
      const archivos = (shape.archivos ?? []).filter(({ _id }) => added.has(_id));
      return { success: true, [kind.tipo]: shape, archivos };
    }

    /** Sent so that a browser never shows it as a page of our own origin, whatever the bytes are. */
    @Ruta(rutas.descargar)
    async download(
      @CurrentCaller() caller: Caller,
      @Param() { id, archivoId }: Ids,
      @Res({ passthrough: true }) reply: FastifyReply,
    ) {
      const { archivo, bytes } = await this.files.open(kind, caller, id, archivoId);
      reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-cache');
      const disposition = contentDisposition(archivo.nombre);
      return new StreamableFile(bytes, { type: archivo.tipo, length: archivo.tamano, disposition });
    }

    @Ruta(rutas.quitar)
    async remove(@CurrentCaller() caller: Caller, @Param() { id, archivoId }: Ids) {
      return { success: true, [kind.tipo]: await this.files.remove(kind, caller, id, archivoId) };
    }
  }
  // The document of the API tells the routes of two kinds apart by the names of their classes.
  Object.defineProperty(ArchivosController, 'name', { value: `ArchivosDe${kind.tipo}Controller` });
  return ArchivosController;
}
