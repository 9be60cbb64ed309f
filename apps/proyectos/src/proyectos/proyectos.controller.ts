import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  proyectoCreateSchema,
  proyectoUpdateSchema,
  type ProyectoCreate,
  type ProyectoUpdate,
} from '@pmp/contracts/proyectos';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import type { Pagina } from '../listas/pagina.rules';
import { ProyectosService } from './proyectos.service';

@Controller('proyectos')
export class ProyectosController {
  constructor(private readonly service: ProyectosService) {}

  @Get()
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  list(@CurrentCaller() caller: Caller, @Query({ schema: paginaQuerySchema }) pagina: Pagina) {
    return this.service.listProyectos(caller, pagina);
  }

  @Get(':id')
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, proyecto: await this.service.getProyecto(caller, id) };
  }

  @Post()
  @Requires('proyecto.crear')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: proyectoCreateSchema }) datos: ProyectoCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { proyecto, creado } = await this.service.createProyecto(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, proyecto };
  }

  @Put(':id')
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: proyectoUpdateSchema }) datos: ProyectoUpdate,
  ) {
    return { success: true, proyecto: await this.service.updateProyecto(caller, id, datos) };
  }

  @Delete(':id')
  @Requires('proyecto.eliminar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteProyecto(caller, id);
    return { success: true };
  }
}
