import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { exitoReplySchema, idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  type HistoriaCreate,
  historiaCreateSchema,
  historialReplySchema,
  type HistoriasQuery,
  historiasQuerySchema,
  historiaReplySchema,
  type HistoriasLote,
  historiasLoteReplySchema,
  historiasLoteSchema,
  historiasReplySchema,
  type HistoriaUpdate,
  historiaUpdateSchema,
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
import { ReadElementos } from '../elementos/read-elementos';
import { RemoveElemento } from '../elementos/remove-elemento';
import type { PageRequest } from '../lists/page.rules';
import { historia } from './historia.kind';

@Controller('historias')
export class HistoriasController {
  constructor(
    private readonly read: ReadElementos,
    private readonly consultas: ConsultasService,
    private readonly creation: CreateElemento,
    private readonly changing: ChangeElemento,
    private readonly removal: RemoveElemento,
    private readonly bulk: BulkChange,
  ) {}

  @Get('proyecto/:id')
  @Replies(historiasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: historiasQuerySchema }) { q, rama, ...pagina }: HistoriasQuery,
  ) {
    const where = await this.consultas.whereOfHistorias(caller, id, { q, rama });
    const { shapes: historias, ...rest } = await this.read.list(historia, caller, id, pagina, where);
    return { success: true, historias, ...rest };
  }

  @Get(':id')
  @Replies(historiaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, historia: await this.read.get(historia, caller, id) };
  }

  @Get(':id/historial')
  @Replies(historialReplySchema)
  @Requires('proyecto.ver')
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    return { success: true, ...(await this.read.listHistorial(historia, caller, id, pagina)) };
  }

  @Post()
  @Replies(historiaReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  @Proposable({ accion: 'crear', entidad: 'historia', schema: historiaCreateSchema }, propuestoReplySchema)
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: historiaCreateSchema }) datos: HistoriaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { shape, created } = await this.creation.create(historia, caller, datos);
    reply.status(created ? 201 : 200);
    return { success: true, historia: shape };
  }

  @Put('lote')
  @Replies(historiasLoteReplySchema)
  @Requires('proyecto.editar')
  async updateMany(
    @CurrentCaller() caller: Caller,
    @Body({ schema: historiasLoteSchema }) lote: HistoriasLote,
  ) {
    return { success: true, historias: await this.bulk.change(historia, caller, lote) };
  }

  @Put(':id')
  @Replies(historiaReplySchema)
  @Requires('proyecto.editar')
  @Proposable({ accion: 'cambiar', entidad: 'historia', schema: historiaUpdateSchema }, propuestoReplySchema)
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: historiaUpdateSchema }) datos: HistoriaUpdate,
  ) {
    return { success: true, historia: await this.changing.change(historia, caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  @Proposable({ accion: 'eliminar', entidad: 'historia' }, propuestoReplySchema)
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.removal.remove(historia, caller, id);
    return { success: true };
  }
}
