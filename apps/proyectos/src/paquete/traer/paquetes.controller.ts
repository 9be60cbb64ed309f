import { Body, Controller, Param, Req } from '@nestjs/common';
import { erroresPaquetes, erroresProyectos, type TraerPaquete } from '@pmp/contracts/proyectos';
import { rutasPaquetes } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, DomainError, formError, Ruta } from '@pmp/platform';
import type { FastifyRequest } from 'fastify';
import { PaquetesService } from './paquetes.service';

const MAX_BYTES = 1024 * 1024 * 1024;

const REFUSED = {
  tooManyFiles: erroresProyectos.demasiadosArchivos,
  broken: erroresProyectos.formularioNoLegible,
};

interface Id {
  id: string;
}

/** For administrators: what a package brings is written in the name of others. */
@Controller()
export class PaquetesController {
  constructor(private readonly service: PaquetesService) {}

  @Ruta(rutasPaquetes.subir)
  async upload(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest) {
    if (!request.isMultipart()) throw new DomainError(erroresProyectos.formularioNoLegible);
    try {
      for await (const part of request.parts({ limits: { files: 1, fileSize: MAX_BYTES } }))
        if (part.type === 'file' && part.filename) {
          const id = await this.service.receive(part.file, caller._id, null);
          if (part.file.truncated) throw new DomainError(erroresPaquetes.paqueteGrande);
          return { success: true, paquete: await this.service.get(id) };
        }
      throw new DomainError(erroresPaquetes.sinPaquete);
    } catch (error) {
      throw formError(error, REFUSED);
    } finally {
      // The rest of a refused form is still arriving; left unread, it would block the connection.
      request.raw.unpipe().resume();
    }
  }

  @Ruta(rutasPaquetes.leer)
  async get(@Param() { id }: Id) {
    return { success: true, paquete: await this.service.get(id) };
  }

  @Ruta(rutasPaquetes.traer)
  async take(@Param() { id }: Id, @Body() { crearFaltantes }: TraerPaquete) {
    await this.service.take(id, { crearFaltantes, sobrescribir: false });
    return { success: true };
  }
}
