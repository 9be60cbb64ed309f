import { Body, Controller, Param, Res } from '@nestjs/common';
import type { EnlaceCreate } from '@pmp/contracts/proyectos';
import { rutasEnlaces } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { EnlacesService } from './enlaces.service';

interface Id {
  id: string;
}

@Controller()
export class EnlacesController {
  constructor(private readonly service: EnlacesService) {}

  @Ruta(rutasEnlaces.listarDeProyecto)
  async listOfProyecto(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, enlaces: await this.service.listOfProyecto(caller, id) };
  }

  @Ruta(rutasEnlaces.listarDeElemento)
  async listOfElemento(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, enlaces: await this.service.listOfElemento(caller, id) };
  }

  @Ruta(rutasEnlaces.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: EnlaceCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { enlace, creado } = await this.service.createEnlace(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, enlace };
  }

  @Ruta(rutasEnlaces.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.deleteEnlace(caller, id);
    return { success: true };
  }

  @Ruta(rutasEnlaces.restaurar)
  async restore(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, enlace: await this.service.restoreEnlace(caller, id) };
  }
}
