import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type ComentarioCreate,
  comentarioCreateSchema,
  comentarioReplySchema,
  type ComentariosQuery,
  comentariosQuerySchema,
  comentariosReplySchema,
  type ComentarioUpdate,
  comentarioUpdateSchema,
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
import { ComentariosService } from './comentarios.service';
import { CreateComentario } from './create-comentario';

interface Id {
  id: string;
}

@Controller()
export class ComentariosController {
  constructor(
    private readonly service: ComentariosService,
    private readonly creation: CreateComentario,
  ) {}

  @Get('historias/:id/comentarios')
  @Replies(comentariosReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async listOfHistoria(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Query({ schema: comentariosQuerySchema }) query: ComentariosQuery,
  ) {
    return { success: true, ...(await this.service.listComentarios(caller, 'historia', id, query)) };
  }

  @Get('tareas/:id/comentarios')
  @Replies(comentariosReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async listOfTarea(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Query({ schema: comentariosQuerySchema }) query: ComentariosQuery,
  ) {
    return { success: true, ...(await this.service.listComentarios(caller, 'tarea', id, query)) };
  }

  @Post('historias/:id/comentarios')
  @Replies(comentarioReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  @Proposable(
    { accion: 'comentar', entidad: 'historia', schema: comentarioCreateSchema },
    propuestoReplySchema,
  )
  async commentHistoria(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: comentarioCreateSchema }) datos: ComentarioCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { comentario, creado } = await this.creation.create(caller, 'historia', id, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, comentario };
  }

  @Post('tareas/:id/comentarios')
  @Replies(comentarioReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  @Proposable({ accion: 'comentar', entidad: 'tarea', schema: comentarioCreateSchema }, propuestoReplySchema)
  async commentTarea(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: comentarioCreateSchema }) datos: ComentarioCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { comentario, creado } = await this.creation.create(caller, 'tarea', id, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, comentario };
  }

  @Put('comentarios/:id')
  @Replies(comentarioReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: comentarioUpdateSchema }) datos: ComentarioUpdate,
  ) {
    return { success: true, comentario: await this.service.updateComentario(caller, id, datos) };
  }

  @Delete('comentarios/:id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.ver')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.deleteComentario(caller, id);
    return { success: true };
  }

  @Post('comentarios/:id/restaurar')
  @Replies(comentarioReplySchema)
  @Requires('proyecto.ver')
  @HttpCode(200)
  async restore(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, comentario: await this.service.restoreComentario(caller, id) };
  }
}
