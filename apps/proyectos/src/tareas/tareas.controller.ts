import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  tareaCreateSchema,
  tareasLoteSchema,
  tareasQuerySchema,
  tareaUpdateSchema,
  type TareaCreate,
  type TareasLote,
  type TareasQuery,
  type TareaUpdate,
} from '@pmp/contracts/proyectos';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AcceptsForm, Recibidos } from '../archivos/formulario.interceptor';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import type { Pagina } from '../listas/pagina.rules';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import { TareasLoteService } from './tareas-lote.service';
import { TareasService } from './tareas.service';

@Controller('tareas')
export class TareasController {
  constructor(
    private readonly service: TareasService,
    private readonly lotes: TareasLoteService,
  ) {}

  @Get('proyecto/:id')
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: Pagina,
  ) {
    return { success: true, ...(await this.service.listTareas(caller, id, pagina)) };
  }

  @Get()
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async listVisible(
    @CurrentCaller() caller: Caller,
    @Query({ schema: tareasQuerySchema }) query: TareasQuery,
  ) {
    return { success: true, ...(await this.service.listVisible(caller, query)) };
  }

  @Get(':id')
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, tarea: await this.service.getTarea(caller, id) };
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
  @AcceptsForm()
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: tareaCreateSchema }) datos: TareaCreate,
    @Recibidos() recibidos: ArchivoDoc[],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { tarea, creada } = await this.service.createTarea(caller, datos, recibidos);
    reply.status(creada ? 201 : 200);
    return { success: true, tarea };
  }

  @Put('lote')
  @Requires('proyecto.editar')
  async updateMany(@CurrentCaller() caller: Caller, @Body({ schema: tareasLoteSchema }) lote: TareasLote) {
    return { success: true, tareas: await this.lotes.change(caller, lote) };
  }

  @Put(':id')
  @Requires('proyecto.editar')
  @AcceptsForm()
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: tareaUpdateSchema }) datos: TareaUpdate,
    @Recibidos() recibidos: ArchivoDoc[],
  ) {
    return { success: true, tarea: await this.service.updateTarea(caller, id, datos, recibidos) };
  }

  @Delete(':id')
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteTarea(caller, id);
    return { success: true };
  }
}
