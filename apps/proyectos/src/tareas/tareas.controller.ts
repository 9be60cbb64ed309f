import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type {
  TareaCreate,
  TareasLote,
  TareasQuery,
  TareasDeProyectoQuery,
  TareaUpdate,
  HistorialQuery,
} from '@pmp/contracts/proyectos';
import { rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ConsultasService } from '../consulta/consultas.service';
import { BulkChange } from '../elementos/bulk-change';
import { ChangeElemento } from '../elementos/change-elemento';
import { CreateElemento } from '../elementos/create-elemento';
import { AcceptsForm, ReceivedFiles } from '../elementos/files/form.interceptor';
import type { ArchivoDoc } from '../elementos/kinds/archivo-doc';
import { ReadElementos } from '../elementos/read-elementos';
import { RemoveElemento } from '../elementos/remove-elemento';
import { tarea } from './tarea.kind';

@Controller()
export class TareasController {
  constructor(
    private readonly read: ReadElementos,
    private readonly consultas: ConsultasService,
    private readonly creation: CreateElemento,
    private readonly changing: ChangeElemento,
    private readonly removal: RemoveElemento,
    private readonly bulk: BulkChange,
  ) {}

  @Ruta(rutasTareas.listar)
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() { q, historias, ...pagina }: TareasDeProyectoQuery,
  ) {
    const asked = await this.consultas.whereOf(tarea, caller, q, id);
    const where = { ...asked, ...(historias && { historia: { $in: historias } }) };
    const { shapes: tareas, ...rest } = await this.read.list(tarea, caller, id, pagina, where);
    return { success: true, tareas, ...rest };
  }

  @Ruta(rutasTareas.listarVisibles)
  @UseInterceptors(ListReplyInterceptor)
  async listVisible(
    @CurrentCaller() caller: Caller,
    @Query() { asignado, estado, q, ...query }: TareasQuery,
  ) {
    const asked = await this.consultas.whereOf(tarea, caller, q);
    const where = { ...asked, ...(asignado && { asignado: caller._id }), ...(estado && { estado }) };
    const { shapes: tareas, ...rest } = await this.read.listVisible(tarea, caller, where, query);
    return { success: true, tareas, ...rest };
  }

  @Ruta(rutasTareas.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, tarea: await this.read.get(tarea, caller, id) };
  }

  @Ruta(rutasTareas.listarHistorial)
  async listHistorial(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() query: HistorialQuery,
  ) {
    return { success: true, ...(await this.read.listHistorial(tarea, caller, id, query)) };
  }

  @Ruta(rutasTareas.crear)
  @AcceptsForm(tarea)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: TareaCreate,
    @ReceivedFiles() received: ArchivoDoc[],
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { shape, created } = await this.creation.create(tarea, caller, datos, received);
    reply.status(created ? 201 : 200);
    return { success: true, tarea: shape };
  }

  @Ruta(rutasTareas.cambiarVarias)
  async updateMany(@CurrentCaller() caller: Caller, @Body() lote: TareasLote) {
    return { success: true, tareas: await this.bulk.change(tarea, caller, lote) };
  }

  @Ruta(rutasTareas.cambiar)
  @AcceptsForm(tarea)
  async update(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: TareaUpdate,
    @ReceivedFiles() received: ArchivoDoc[],
  ) {
    return { success: true, tarea: await this.changing.change(tarea, caller, id, datos, received) };
  }

  @Ruta(rutasTareas.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.removal.remove(tarea, caller, id);
    return { success: true };
  }
}
