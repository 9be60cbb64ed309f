import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  erroresImportacion,
  erroresProyectos,
  filasReplySchema,
  type FilasQuery,
  filasQuerySchema,
  type ImportacionCreateQuery,
  importacionCreateQuerySchema,
  importacionesReplySchema,
  importacionReplySchema,
  type ImportacionUpdate,
  importacionUpdateSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, DomainError, formError, Replies, Requires } from '@pmp/platform';
import type { FastifyRequest } from 'fastify';
import { ImportacionesService } from './importaciones.service';
import { MAX_BYTES } from './receive-file';

interface Id {
  id: string;
}

const REFUSED = {
  tooManyFiles: erroresProyectos.demasiadosArchivos,
  broken: erroresProyectos.formularioNoLegible,
};

@Controller('importaciones')
export class ImportacionesController {
  constructor(private readonly service: ImportacionesService) {}

  @Get()
  @Replies(importacionesReplySchema)
  @Requires('autenticado')
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, importaciones: await this.service.list(caller) };
  }

  @Post()
  @Replies(importacionReplySchema, { refuses: ['invalid', 'tooLarge', 'wrongType', 'full', 'conflict'] })
  @Requires('proyecto.editar')
  async upload(
    @CurrentCaller() caller: Caller,
    @Query({ schema: importacionCreateQuerySchema }) query: ImportacionCreateQuery,
    @Req() request: FastifyRequest,
  ) {
    const equipo = await this.service.assertMayUpload(caller, query);
    if (!request.isMultipart()) throw new DomainError(erroresProyectos.formularioNoLegible);
    try {
      // One byte above the limit, so that our own error rejects the file instead of the library's.
      for await (const part of request.parts({ limits: { files: 1, fileSize: MAX_BYTES + 1 } }))
        if (part.type === 'file' && part.filename) {
          const file = { nombre: part.filename, bytes: part.file };
          return { success: true, importacion: await this.service.receive(caller, query, equipo, file) };
        }
      throw new DomainError(erroresImportacion.ficheroVacio);
    } catch (error) {
      throw formError(error, REFUSED);
    } finally {
      // The rest of a refused form is still arriving; left unread, it would block the connection.
      request.raw.unpipe().resume();
    }
  }

  @Get(':id')
  @Replies(importacionReplySchema)
  @Requires('autenticado')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, importacion: await this.service.get(caller, id) };
  }

  @Put(':id')
  @Replies(importacionReplySchema)
  @Requires('proyecto.editar')
  async prepare(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: importacionUpdateSchema }) datos: ImportacionUpdate,
  ) {
    return { success: true, importacion: await this.service.prepare(caller, id, datos) };
  }

  @Get(':id/filas')
  @Replies(filasReplySchema)
  @Requires('autenticado')
  async rows(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Query({ schema: filasQuerySchema }) query: FilasQuery,
  ) {
    return { success: true, ...(await this.service.rows(caller, id, query)) };
  }

  @Post(':id/ejecutar')
  @Replies(importacionReplySchema)
  @Requires('proyecto.editar')
  @HttpCode(200)
  async run(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, importacion: await this.service.run(caller, id) };
  }

  @Post(':id/deshacer')
  @Replies(importacionReplySchema)
  @Requires('proyecto.editar')
  @HttpCode(200)
  async undo(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, importacion: await this.service.undo(caller, id) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async discard(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.discard(caller, id);
    return { success: true };
  }
}
