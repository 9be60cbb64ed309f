import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { exitoReplySchema, idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  type EpicaCreate,
  epicaCreateSchema,
  epicaReplySchema,
  epicasReplySchema,
  type EpicaUpdate,
  epicaUpdateSchema,
  historialReplySchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import type { PageRequest } from '../listas/page.rules';
import { EpicasService } from './epicas.service';

@Controller('epicas')
export class EpicasController {
  constructor(private readonly service: EpicasService) {}

  @Get('proyecto/:id')
  @Replies(epicasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    return { success: true, ...(await this.service.listEpicas(caller, id, pagina)) };
  }

  @Get(':id')
  @Replies(epicaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, epica: await this.service.getEpica(caller, id) };
  }

  @Get(':id/historial')
  @Replies(historialReplySchema)
  @Requires('proyecto.ver')
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    return { success: true, ...(await this.service.listHistorial(caller, id, pagina)) };
  }

  @Post()
  @Replies(epicaReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: epicaCreateSchema }) datos: EpicaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { epica, creada } = await this.service.createEpica(caller, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, epica };
  }

  @Put(':id')
  @Replies(epicaReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: epicaUpdateSchema }) datos: EpicaUpdate,
  ) {
    return { success: true, epica: await this.service.updateEpica(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteEpica(caller, id);
    return { success: true };
  }
}
