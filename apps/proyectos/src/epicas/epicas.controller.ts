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
import { ChangeElemento } from '../elementos/change-elemento';
import { CreateElemento } from '../elementos/create-elemento';
import { ReadElementos } from '../elementos/read-elementos';
import { RemoveElemento } from '../elementos/remove-elemento';
import type { PageRequest } from '../lists/page.rules';
import { epica } from './epica.kind';

@Controller('epicas')
export class EpicasController {
  constructor(
    private readonly read: ReadElementos,
    private readonly creation: CreateElemento,
    private readonly changing: ChangeElemento,
    private readonly removal: RemoveElemento,
  ) {}

  @Get('proyecto/:id')
  @Replies(epicasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    const { shapes: epicas, ...rest } = await this.read.list(epica, caller, id, pagina);
    return { success: true, epicas, ...rest };
  }

  @Get(':id')
  @Replies(epicaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, epica: await this.read.get(epica, caller, id) };
  }

  @Get(':id/historial')
  @Replies(historialReplySchema)
  @Requires('proyecto.ver')
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    return { success: true, ...(await this.read.listHistorial(epica, caller, id, pagina)) };
  }

  @Post()
  @Replies(epicaReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  @Proposable({ accion: 'crear', entidad: 'epica', schema: epicaCreateSchema }, propuestoReplySchema)
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: epicaCreateSchema }) datos: EpicaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { shape, created } = await this.creation.create(epica, caller, datos);
    reply.status(created ? 201 : 200);
    return { success: true, epica: shape };
  }

  @Put(':id')
  @Replies(epicaReplySchema)
  @Requires('proyecto.editar')
  @Proposable({ accion: 'cambiar', entidad: 'epica', schema: epicaUpdateSchema }, propuestoReplySchema)
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: epicaUpdateSchema }) datos: EpicaUpdate,
  ) {
    return { success: true, epica: await this.changing.change(epica, caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  @Proposable({ accion: 'eliminar', entidad: 'epica' }, propuestoReplySchema)
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.removal.remove(epica, caller, id);
    return { success: true };
  }
}
