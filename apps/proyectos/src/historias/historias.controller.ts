import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type {
  HistoriaCreate,
  HistoriasQuery,
  HistoriasLote,
  HistoriaSprint,
  HistoriaUpdate,
  HistorialQuery,
} from '@pmp/contracts/proyectos';
import { rutasHistorias } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ConsultasService } from '../consulta/consultas.service';
import { BulkChange } from '../elementos/bulk-change';
import { ChangeElemento } from '../elementos/change-elemento';
import { CreateElemento } from '../elementos/create-elemento';
import { ReadElementos } from '../elementos/read-elementos';
import { RemoveElemento } from '../elementos/remove-elemento';
import { historia } from './historia.kind';
import { PlanHistoria } from './plan-historia';

@Controller()
export class HistoriasController {
  constructor(
    private readonly read: ReadElementos,
    private readonly consultas: ConsultasService,
    private readonly creation: CreateElemento,
    private readonly changing: ChangeElemento,
    private readonly removal: RemoveElemento,
    private readonly bulk: BulkChange,
    private readonly planning: PlanHistoria,
  ) {}

  @Ruta(rutasHistorias.listar)
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() { q, rama, ...pagina }: HistoriasQuery,
  ) {
    const where = await this.consultas.whereOfHistorias(caller, id, { q, rama });
    const { shapes: historias, ...rest } = await this.read.list(historia, caller, id, pagina, where);
    return { success: true, historias, ...rest };
  }

  @Ruta(rutasHistorias.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, historia: await this.read.get(historia, caller, id) };
  }

  @Ruta(rutasHistorias.listarHistorial)
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() query: HistorialQuery,
  ) {
    return { success: true, ...(await this.read.listHistorial(historia, caller, id, query)) };
  }

  @Ruta(rutasHistorias.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: HistoriaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { shape, created } = await this.creation.create(historia, caller, datos);
    reply.status(created ? 201 : 200);
    return { success: true, historia: shape };
  }

  @Ruta(rutasHistorias.cambiarVarias)
  async updateMany(@CurrentCaller() caller: Caller, @Body() lote: HistoriasLote) {
    return { success: true, historias: await this.bulk.change(historia, caller, lote) };
  }

  @Ruta(rutasHistorias.cambiar)
  async update(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: HistoriaUpdate,
  ) {
    return { success: true, historia: await this.changing.change(historia, caller, id, datos) };
  }

  @Ruta(rutasHistorias.planificar)
  async plan(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: HistoriaSprint,
  ) {
    return { success: true, historia: await this.planning.plan(caller, id, datos) };
  }

  @Ruta(rutasHistorias.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.removal.remove(historia, caller, id);
    return { success: true };
  }
}
