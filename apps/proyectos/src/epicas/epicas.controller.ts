import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  epicaCreateSchema,
  epicaUpdateSchema,
  type EpicaCreate,
  type EpicaUpdate,
} from '@pmp/contracts/proyectos';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import type { Pagina } from '../listas/pagina.rules';
import { EpicasService } from './epicas.service';

@Controller('epicas')
export class EpicasController {
  constructor(private readonly service: EpicasService) {}

  @Get('proyecto/:id')
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: Pagina,
  ) {
    return { success: true, ...(await this.service.listEpicas(caller, id, pagina)) };
  }

  @Get(':id')
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, epica: await this.service.getEpica(caller, id) };
  }

  @Get(':id/historial')
  @Requires('proyecto.ver')
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: Pagina,
  ) {
    return { success: true, ...(await this.service.listHistorial(caller, id, pagina)) };
  }

  @Post()
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
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: epicaUpdateSchema }) datos: EpicaUpdate,
  ) {
    return { success: true, epica: await this.service.updateEpica(caller, id, datos) };
  }

  @Delete(':id')
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteEpica(caller, id);
    return { success: true };
  }
}
