import { Body, Controller, Delete, Get, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  archivoParamSchema,
  archivosFormSchema,
  archivosReplySchema,
  tareaReplySchema,
} from '@pmp/contracts/proyectos';
import { type Caller, contentDisposition, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AcceptsForm, ReceivedFiles } from '../elementos/files/form.interceptor';
import { FilesOfElemento } from '../elementos/files-of-elemento';
import type { ArchivoDoc } from '../elementos/kinds/archivo-doc';
import { tarea } from './tarea.kind';

interface Ids {
  id: string;
  archivoId: string;
}

@Controller('tareas/:id/archivos')
export class TareaArchivosController {
  constructor(private readonly files: FilesOfElemento) {}

  @Post()
  @Replies(archivosReplySchema, { refuses: ['tooLarge', 'wrongType', 'full'] })
  @Requires('proyecto.editar')
  @AcceptsForm(tarea)
  async add(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: archivosFormSchema }) _form: unknown,
    @ReceivedFiles() received: ArchivoDoc[],
  ) {
    const shape = await this.files.add(tarea, caller, id, received);
    const added = new Set(received.map(({ _id }) => _id.toHexString()));
    return { success: true, tarea: shape, archivos: shape.archivos.filter(({ _id }) => added.has(_id)) };
  }

  /** Sent so that a browser never shows it as a page of our own origin, whatever the bytes are. */
  @Get(':archivoId')
  @Replies('application/octet-stream')
  @Requires('proyecto.ver')
  async download(
    @CurrentCaller() caller: Caller,
    @Param({ schema: archivoParamSchema }) { id, archivoId }: Ids,
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

  @Delete(':archivoId')
  @Replies(tareaReplySchema)
  @Requires('proyecto.editar')
  async remove(
    @CurrentCaller() caller: Caller,
    @Param({ schema: archivoParamSchema }) { id, archivoId }: Ids,
  ) {
    return { success: true, tarea: await this.files.remove(tarea, caller, id, archivoId) };
  }
}
