import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  historiaCreateSchema,
  historiasLoteSchema,
  historiaUpdateSchema,
  type HistoriaCreate,
  type HistoriasLote,
  type HistoriaUpdate,
} from '@pmp/contracts/proyectos';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import type { Pagina } from '../listas/pagina.rules';
import { HistoriasLoteService } from './historias-lote.service';
import { HistoriasService } from './historias.service';

@Controller('historias')
export class HistoriasController {
  constructor(
    private readonly service: HistoriasService,
    private readonly lotes: HistoriasLoteService,
  ) {}

  @Get('proyecto/:id')
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
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, historia: await this.service.getHistoria(caller, id) };
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
    @Body({ schema: historiaCreateSchema }) datos: HistoriaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { historia, creada } = await this.service.createHistoria(caller, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, historia };
  }

  @Put('lote')
  @Requires('proyecto.editar')
  async updateMany(
    @CurrentCaller() caller: Caller,
    @Body({ schema: historiasLoteSchema }) lote: HistoriasLote,
  ) {
    return { success: true, historias: await this.lotes.change(caller, lote) };
  }

  @Put(':id')
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: historiaUpdateSchema }) datos: HistoriaUpdate,
  ) {
    return { success: true, historia: await this.service.updateHistoria(caller, id, datos) };
  }

  @Delete(':id')
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteHistoria(caller, id);
    return { success: true };
  }
}
