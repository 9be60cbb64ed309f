import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { exitoReplySchema, idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  type ProyectoClave,
  proyectoClaveSchema,
  type ProyectoCreate,
  proyectoCreateSchema,
  proyectoReplySchema,
  proyectosReplySchema,
  type ProyectoUpdate,
  proyectoUpdateSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, ListReplyInterceptor, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import type { PageRequest } from '../lists/page.rules';
import { ChangeClave } from './change-clave';
import { ProyectosService } from './proyectos.service';

@Controller('proyectos')
export class ProyectosController {
  constructor(
    private readonly service: ProyectosService,
    private readonly changing: ChangeClave,
  ) {}

  @Get()
  @Replies(proyectosReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(@CurrentCaller() caller: Caller, @Query({ schema: paginaQuerySchema }) pagina: PageRequest) {
    return { success: true, ...(await this.service.listProyectos(caller, pagina)) };
  }

  @Get(':id')
  @Replies(proyectoReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, proyecto: await this.service.getProyecto(caller, id) };
  }

  @Post()
  @Replies(proyectoReplySchema, { also: [200] })
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
  @Replies(proyectoReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: proyectoUpdateSchema }) datos: ProyectoUpdate,
  ) {
    return { success: true, proyecto: await this.service.updateProyecto(caller, id, datos) };
  }

  @Put(':id/clave')
  @Replies(proyectoReplySchema)
  @Requires('proyecto.editar')
  async changeClave(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: proyectoClaveSchema }) datos: ProyectoClave,
  ) {
    return { success: true, proyecto: await this.changing.change(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.eliminar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteProyecto(caller, id);
    return { success: true };
  }
}
