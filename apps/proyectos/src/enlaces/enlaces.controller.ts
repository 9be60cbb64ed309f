import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type EnlaceCreate,
  enlaceCreateSchema,
  enlaceReplySchema,
  enlacesReplySchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { EnlacesService } from './enlaces.service';

interface Id {
  id: string;
}

@Controller('enlaces')
export class EnlacesController {
  constructor(private readonly service: EnlacesService) {}

  @Get('proyecto/:id')
  @Replies(enlacesReplySchema)
  @Requires('proyecto.ver')
  async listOfProyecto(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, enlaces: await this.service.listOfProyecto(caller, id) };
  }

  @Get('elemento/:id')
  @Replies(enlacesReplySchema)
  @Requires('proyecto.ver')
  async listOfElemento(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, enlaces: await this.service.listOfElemento(caller, id) };
  }

  @Post()
  @Replies(enlaceReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: enlaceCreateSchema }) datos: EnlaceCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { enlace, creado } = await this.service.createEnlace(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, enlace };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.deleteEnlace(caller, id);
    return { success: true };
  }

  @Post(':id/restaurar')
  @Replies(enlaceReplySchema)
  @Requires('proyecto.editar')
  @HttpCode(200)
  async restore(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, enlace: await this.service.restoreEnlace(caller, id) };
  }
}
