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
  type TareasDeProyectoQuery,
  tareasDeProyectoQuerySchema,
  tareasQuerySchema,
  tareasReplySchema,
  type TareaUpdate,
  tareaUpdateSchema,
  propuestoReplySchema,
} from '@pmp/contracts/proyectos';
import {
  type Caller,
  CurrentCaller,
  ListReplyInterceptor,
  Proposable,
  Replies,
  Requires,
} from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ConsultasService } from '../consulta/consultas.service';
import { BulkChange } from '../elementos/bulk-change';
import { ChangeElemento } from '../elementos/change-elemento';
import { CreateElemento } from '../elementos/create-elemento';
import { AcceptsForm, ReceivedFiles } from '../elementos/files/form.interceptor';
import type { ArchivoDoc } from '../elementos/kinds/archivo-doc';
import { ReadElementos } from '../elementos/read-elementos';
import { RemoveElemento } from '../elementos/remove-elemento';
import type { PageRequest } from '../lists/page.rules';
import { tarea } from './tarea.kind';

@Controller('tareas')
export class TareasController {
  constructor(
    private readonly read: ReadElementos,
    private readonly consultas: ConsultasService,
    private readonly creation: CreateElemento,
    private readonly changing: ChangeElemento,
    private readonly removal: RemoveElemento,
    private readonly bulk: BulkChange,
  ) {}

  @Get('proyecto/:id')
  @Replies(tareasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: tareasDeProyectoQuerySchema }) { q, historias, ...pagina }: TareasDeProyectoQuery,
  ) {
    const asked = await this.consultas.whereOf(tarea, caller, q, id);
    const where = { ...asked, ...(historias && { historia: { $in: historias } }) };
    const { shapes: tareas, ...rest } = await this.read.list(tarea, caller, id, pagina, where);
    return { success: true, tareas, ...rest };
  }

  @Get()
  @Replies(tareasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async listVisible(
    @CurrentCaller() caller: Caller,
    @Query({ schema: tareasQuerySchema }) { asignado, estado, q, ...query }: TareasQuery,
  ) {
    const asked = await this.consultas.whereOf(tarea, caller, q);
    const where = { ...asked, ...(asignado && { asignado: caller._id }), ...(estado && { estado }) };
    const { shapes: tareas, ...rest } = await this.read.listVisible(tarea, caller, where, query);
    return { success: true, tareas, ...rest };
  }

  @Get(':id')
  @Replies(tareaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, tarea: await this.read.get(tarea, caller, id) };
  }

  @Get(':id/historial')
  @Replies(historialReplySchema)
  @Requires('proyecto.ver')
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    return { success: true, ...(await this.read.listHistorial(tarea, caller, id, pagina)) };
  }

  @Post()
  @Replies(tareaReplySchema, { also: [200], refuses: ['tooLarge', 'wrongType', 'full'] })
  @Requires('proyecto.editar')
  @Proposable({ accion: 'crear', entidad: 'tarea', schema: tareaCreateSchema }, propuestoReplySchema)
  @AcceptsForm(tarea)
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: tareaCreateSchema }) datos: TareaCreate,
    @ReceivedFiles() received: ArchivoDoc[],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { shape, created } = await this.creation.create(tarea, caller, datos, received);
    reply.status(created ? 201 : 200);
    return { success: true, tarea: shape };
  }

  @Put('lote')
  @Replies(tareasLoteReplySchema)
  @Requires('proyecto.editar')
  async updateMany(@CurrentCaller() caller: Caller, @Body({ schema: tareasLoteSchema }) lote: TareasLote) {
    return { success: true, tareas: await this.bulk.change(tarea, caller, lote) };
  }

  @Put(':id')
  @Replies(tareaReplySchema, { refuses: ['tooLarge', 'wrongType', 'full'] })
  @Requires('proyecto.editar')
  @Proposable({ accion: 'cambiar', entidad: 'tarea', schema: tareaUpdateSchema }, propuestoReplySchema)
  @AcceptsForm(tarea)
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: tareaUpdateSchema }) datos: TareaUpdate,
    @ReceivedFiles() received: ArchivoDoc[],
  ) {
    return { success: true, tarea: await this.changing.change(tarea, caller, id, datos, received) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  @Proposable({ accion: 'eliminar', entidad: 'tarea' }, propuestoReplySchema)
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.removal.remove(tarea, caller, id);
    return { success: true };
  }
}
