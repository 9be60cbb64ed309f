import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import {
  erroresImportacion,
  erroresProyectos,
  type FilasQuery,
  type ImportacionCreateQuery,
  type ImportacionUpdate,
} from '@pmp/contracts/proyectos';
import { rutasImportaciones } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, DomainError, formError, Ruta } from '@pmp/platform';
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

@Controller()
export class ImportacionesController {
  constructor(private readonly service: ImportacionesService) {}

  @Ruta(rutasImportaciones.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, importaciones: await this.service.list(caller) };
  }

  @Ruta(rutasImportaciones.subir)
  async upload(
    @CurrentCaller() caller: Caller,
    @Query() query: ImportacionCreateQuery,
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

  @Ruta(rutasImportaciones.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, importacion: await this.service.get(caller, id) };
  }

  @Ruta(rutasImportaciones.preparar)
  async prepare(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: ImportacionUpdate) {
    return { success: true, importacion: await this.service.prepare(caller, id, datos) };
  }

  @Ruta(rutasImportaciones.listarFilas)
  async rows(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Query() query: FilasQuery) {
    return { success: true, ...(await this.service.rows(caller, id, query)) };
  }

  @Ruta(rutasImportaciones.ejecutar)
  async run(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, importacion: await this.service.run(caller, id) };
  }

  @Ruta(rutasImportaciones.deshacer)
  async undo(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, importacion: await this.service.undo(caller, id) };
  }

  @Ruta(rutasImportaciones.descartar)
  async discard(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.discard(caller, id);
    return { success: true };
  }
}
