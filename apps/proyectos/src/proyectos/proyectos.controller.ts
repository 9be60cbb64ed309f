import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { ProyectoClave, ProyectoCreate, ProyectoUpdate } from '@pmp/contracts/proyectos';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import type { PageRequest } from '../lists/page.rules';
import { ChangeClave } from './change-clave';
import { ProyectosService } from './proyectos.service';

@Controller()
export class ProyectosController {
  constructor(
    private readonly service: ProyectosService,
    private readonly changing: ChangeClave,
  ) {}

  @Ruta(rutasProyectos.listar)
  @UseInterceptors(ListReplyInterceptor)
  async list(@CurrentCaller() caller: Caller, @Query() pagina: PageRequest) {
    return { success: true, ...(await this.service.listProyectos(caller, pagina)) };
  }

  @Ruta(rutasProyectos.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, proyecto: await this.service.getProyecto(caller, id) };
  }

  @Ruta(rutasProyectos.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: ProyectoCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { proyecto, creado } = await this.service.createProyecto(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, proyecto };
  }

  @Ruta(rutasProyectos.cambiar)
  async update(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: ProyectoUpdate,
  ) {
    return { success: true, proyecto: await this.service.updateProyecto(caller, id, datos) };
  }

  @Ruta(rutasProyectos.cambiarClave)
  async changeClave(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: ProyectoClave,
  ) {
    return { success: true, proyecto: await this.changing.change(caller, id, datos) };
  }

  @Ruta(rutasProyectos.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.service.deleteProyecto(caller, id);
    return { success: true };
  }
}
