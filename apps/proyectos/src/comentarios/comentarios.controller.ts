import { Body, Controller, Param, Query, Res, UseInterceptors } from '@nestjs/common';
import type { DecisionesQuery, DecisionUpdate, ReaccionUpdate } from '@pmp/contracts/common';
import type { ComentarioCreate, ComentariosQuery, ComentarioUpdate } from '@pmp/contracts/proyectos';
import { rutasComentarios } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { ComentariosService } from './comentarios.service';
import { CreateComentario } from './create-comentario';
import { ListDecisiones } from './list-decisiones';
import { MarkComentario } from './mark-comentario';

interface Id {
  id: string;
}

@Controller()
export class ComentariosController {
  constructor(
    private readonly service: ComentariosService,
    private readonly creation: CreateComentario,
    private readonly marks: MarkComentario,
    private readonly decisions: ListDecisiones,
  ) {}

  @Ruta(rutasComentarios.listarDeHistoria)
  @UseInterceptors(ListReplyInterceptor)
  async listOfHistoria(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Query() query: ComentariosQuery,
  ) {
    return { success: true, ...(await this.service.listComentarios(caller, 'historia', id, query)) };
  }

  @Ruta(rutasComentarios.listarDeTarea)
  @UseInterceptors(ListReplyInterceptor)
  async listOfTarea(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Query() query: ComentariosQuery) {
    return { success: true, ...(await this.service.listComentarios(caller, 'tarea', id, query)) };
  }

  @Ruta(rutasComentarios.comentarHistoria)
  async commentHistoria(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Body() datos: ComentarioCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { comentario, creado } = await this.creation.create(caller, 'historia', id, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, comentario };
  }

  @Ruta(rutasComentarios.comentarTarea)
  async commentTarea(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Body() datos: ComentarioCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { comentario, creado } = await this.creation.create(caller, 'tarea', id, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, comentario };
  }

  @Ruta(rutasComentarios.listarVersiones)
  async listVersiones(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, versiones: await this.service.listVersiones(caller, id) };
  }

  @Ruta(rutasComentarios.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: ComentarioUpdate) {
    return { success: true, comentario: await this.service.updateComentario(caller, id, datos) };
  }

  @Ruta(rutasComentarios.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.deleteComentario(caller, id);
    return { success: true };
  }

  @Ruta(rutasComentarios.restaurar)
  async restore(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, comentario: await this.service.restoreComentario(caller, id) };
  }

  @Ruta(rutasComentarios.listarDecisiones)
  async listDecisiones(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Query() query: DecisionesQuery,
  ) {
    return { success: true, ...(await this.decisions.listDecisiones(caller, id, query)) };
  }

  @Ruta(rutasComentarios.reaccionar)
  async react(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: ReaccionUpdate) {
    return { success: true, comentario: await this.marks.react(caller, id, datos) };
  }

  @Ruta(rutasComentarios.decidir)
  async decide(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() { decidido }: DecisionUpdate) {
    return { success: true, comentario: await this.marks.decide(caller, id, decidido) };
  }
}
