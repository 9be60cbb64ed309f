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
import type { PageRequest } from '../listas/page.rules';
import { CreateHistoria } from './create-historia';
import { BulkChangeHistorias } from './bulk-change-historias';
import { HistoriasService } from './historias.service';

@Controller('historias')
export class HistoriasController {
  constructor(
    private readonly service: HistoriasService,
    private readonly creation: CreateHistoria,
    private readonly bulk: BulkChangeHistorias,
  ) {}

  @Get('proyecto/:id')
  @Replies(historiasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
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
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
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
    const { historia, creada } = await this.creation.create(caller, datos);
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
    return { success: true, historias: await this.bulk.change(caller, lote) };
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
