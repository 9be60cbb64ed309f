import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { exitoReplySchema, idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  type HistoriaCreate,
  historiaCreateSchema,
  historialReplySchema,
  historiaReplySchema,
  type HistoriasLote,
  historiasLoteReplySchema,
  historiasLoteSchema,
  historiasReplySchema,
  type HistoriaUpdate,
  historiaUpdateSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import type { Pagina } from '../listas/pagina.rules';
import { CreacionHistoria } from './creacion-historia';
import { HistoriasLoteService } from './historias-lote.service';
import { HistoriasService } from './historias.service';

@Controller('historias')
export class HistoriasController {
  constructor(
    private readonly service: HistoriasService,
    private readonly creacion: CreacionHistoria,
    private readonly lotes: HistoriasLoteService,
  ) {}

  @Get('proyecto/:id')
  @Replies(historiasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: Pagina,
  ) {
    return { success: true, ...(await this.service.listHistorias(caller, id, pagina)) };
  }

  @Get(':id')
  @Replies(historiaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, historia: await this.service.getHistoria(caller, id) };
  }

  @Get(':id/historial')
  @Replies(historialReplySchema)
  @Requires('proyecto.ver')
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: Pagina,
  ) {
    return { success: true, ...(await this.service.listHistorial(caller, id, pagina)) };
  }

  @Post()
  @Replies(historiaReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: historiaCreateSchema }) datos: HistoriaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { historia, creada } = await this.creacion.create(caller, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, historia };
  }

  @Put('lote')
  @Replies(historiasLoteReplySchema)
  @Requires('proyecto.editar')
  async updateMany(
    @CurrentCaller() caller: Caller,
    @Body({ schema: historiasLoteSchema }) lote: HistoriasLote,
  ) {
    return { success: true, historias: await this.lotes.change(caller, lote) };
  }

  @Put(':id')
  @Replies(historiaReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: historiaUpdateSchema }) datos: HistoriaUpdate,
  ) {
    return { success: true, historia: await this.service.updateHistoria(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteHistoria(caller, id);
    return { success: true };
  }
}
