import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { exitoReplySchema, idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  historialReplySchema,
  type TareaCreate,
  tareaCreateSchema,
  tareaReplySchema,
  type TareasLote,
  tareasLoteReplySchema,
  tareasLoteSchema,
  type TareasQuery,
  tareasQuerySchema,
  tareasReplySchema,
  type TareaUpdate,
  tareaUpdateSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AcceptsForm, ReceivedFiles } from '../archivos/form.interceptor';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import type { PageRequest } from '../listas/page.rules';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import { CreateTarea } from './create-tarea';
import { BulkChangeTareas } from './bulk-change-tareas';
import { TareasService } from './tareas.service';

@Controller('tareas')
export class TareasController {
  constructor(
    private readonly service: TareasService,
    private readonly creation: CreateTarea,
    private readonly bulk: BulkChangeTareas,
  ) {}

  @Get('proyecto/:id')
  @Replies(tareasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    return { success: true, ...(await this.service.listTareas(caller, id, pagina)) };
  }

  @Get()
  @Replies(tareasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async listVisible(
    @CurrentCaller() caller: Caller,
    @Query({ schema: tareasQuerySchema }) query: TareasQuery,
  ) {
    return { success: true, ...(await this.service.listVisible(caller, query)) };
  }

  @Get(':id')
  @Replies(tareaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, tarea: await this.service.getTarea(caller, id) };
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
  @Replies(tareaReplySchema, { also: [200], refuses: ['tooLarge', 'wrongType', 'full'] })
  @Requires('proyecto.editar')
  @AcceptsForm()
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: tareaCreateSchema }) datos: TareaCreate,
    @ReceivedFiles() received: ArchivoDoc[],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { tarea, creada } = await this.creation.create(caller, datos, received);
    reply.status(creada ? 201 : 200);
    return { success: true, tarea };
  }

  @Put('lote')
  @Replies(tareasLoteReplySchema)
  @Requires('proyecto.editar')
  async updateMany(@CurrentCaller() caller: Caller, @Body({ schema: tareasLoteSchema }) lote: TareasLote) {
    return { success: true, tareas: await this.bulk.change(caller, lote) };
  }

  @Put(':id')
  @Replies(tareaReplySchema, { refuses: ['tooLarge', 'wrongType', 'full'] })
  @Requires('proyecto.editar')
  @AcceptsForm()
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: tareaUpdateSchema }) datos: TareaUpdate,
    @ReceivedFiles() received: ArchivoDoc[],
  ) {
    return { success: true, tarea: await this.service.updateTarea(caller, id, datos, received) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteTarea(caller, id);
    return { success: true };
  }
}
