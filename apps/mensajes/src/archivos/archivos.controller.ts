import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { archivosReplySchema } from '@pmp/contracts/mensajes';
import {
  type Caller,
  CallerRenewal,
  contentDisposition,
  CurrentCaller,
  Replies,
  Requires,
} from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ArchivosService } from './archivos.service';
import { eachFile } from './each-file';

@Controller('mensajes/archivos')
export class ArchivosController {
  constructor(
    private readonly service: ArchivosService,
    private readonly callers: CallerRenewal,
  ) {}

  @Post()
  @Replies(archivosReplySchema, { refuses: ['invalid', 'tooLarge', 'wrongType', 'full'] })
  @Requires('autenticado')
  async upload(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    const archivos = await eachFile(
      request,
      (nombre, bytes) => this.service.upload(caller, nombre, bytes),
      (taken) => this.service.discard(taken),
      () => this.callers.renew(request),
    );
    return { success: true, archivos };
  }

  @Get(':id')
  @Replies('application/octet-stream')
  @Requires('autenticado')
  async download(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
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
