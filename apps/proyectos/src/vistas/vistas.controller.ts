import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type VistaCreate,
  vistaCreateSchema,
  vistaReplySchema,
  vistasReplySchema,
  type VistaUpdate,
  vistaUpdateSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { VistasService } from './vistas.service';

interface Id {
  id: string;
}

@Controller('vistas')
export class VistasController {
  constructor(private readonly service: VistasService) {}

  @Get()
  @Replies(vistasReplySchema)
  @Requires('proyecto.ver')
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, vistas: await this.service.list(caller) };
  }

  @Get(':id')
  @Replies(vistaReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, vista: await this.service.get(caller, id) };
  }

  @Post()
  @Replies(vistaReplySchema, { also: [200], refuses: ['missing', 'conflict'] })
  @Requires('vista.crear')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: vistaCreateSchema }) datos: VistaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { vista, creada } = await this.service.create(caller, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, vista };
  }

  @Put(':id')
  @Replies(vistaReplySchema)
  @Requires('vista.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: vistaUpdateSchema }) datos: VistaUpdate,
  ) {
    return { success: true, vista: await this.service.update(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('vista.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.remove(caller, id);
    return { success: true };
  }

  @Post(':id/restaurar')
  @Replies(vistaReplySchema)
  @Requires('vista.editar')
  @HttpCode(200)
  async restore(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, vista: await this.service.restore(caller, id) };
  }
}
