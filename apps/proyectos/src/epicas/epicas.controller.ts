import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { EpicaCreate, EpicaUpdate, HistorialQuery } from '@pmp/contracts/proyectos';
import { rutasEpicas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ChangeElemento } from '../elementos/change-elemento';
import { CreateElemento } from '../elementos/create-elemento';
import { ReadElementos } from '../elementos/read-elementos';
import { RemoveElemento } from '../elementos/remove-elemento';
import type { PageRequest } from '../lists/page.rules';
import { epica } from './epica.kind';

@Controller()
export class EpicasController {
  constructor(
    private readonly read: ReadElementos,
    private readonly creation: CreateElemento,
    private readonly changing: ChangeElemento,
    private readonly removal: RemoveElemento,
  ) {}

  @Ruta(rutasEpicas.listar)
  @UseInterceptors(ListReplyInterceptor)
  async list(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Query() pagina: PageRequest) {
    const { shapes: epicas, ...rest } = await this.read.list(epica, caller, id, pagina);
    return { success: true, epicas, ...rest };
  }

  @Ruta(rutasEpicas.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, epica: await this.read.get(epica, caller, id) };
  }

  @Ruta(rutasEpicas.listarHistorial)
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() query: HistorialQuery,
  ) {
    return { success: true, ...(await this.read.listHistorial(epica, caller, id, query)) };
  }

  @Ruta(rutasEpicas.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: EpicaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { shape, created } = await this.creation.create(epica, caller, datos);
    reply.status(created ? 201 : 200);
    return { success: true, epica: shape };
  }

  @Ruta(rutasEpicas.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Body() datos: EpicaUpdate) {
    return { success: true, epica: await this.changing.change(epica, caller, id, datos) };
  }

  @Ruta(rutasEpicas.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.removal.remove(epica, caller, id);
    return { success: true };
  }
}
