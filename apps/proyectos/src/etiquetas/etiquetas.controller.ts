import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type EtiquetaCreate,
  etiquetaCreateSchema,
  etiquetaReplySchema,
  etiquetasReplySchema,
  type EtiquetaUpdate,
  etiquetaUpdateSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { EtiquetasService } from './etiquetas.service';

interface Id {
  id: string;
}

@Controller('etiquetas')
export class EtiquetasController {
  constructor(private readonly service: EtiquetasService) {}

  @Get('proyecto/:id')
  @Replies(etiquetasReplySchema)
  @Requires('proyecto.ver')
  async list(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, etiquetas: await this.service.listEtiquetas(caller, id) };
  }

  @Post('proyecto/:id')
  @Replies(etiquetaReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async create(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: etiquetaCreateSchema }) datos: EtiquetaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { etiqueta, creada } = await this.service.createEtiqueta(caller, id, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, etiqueta };
  }

  @Put(':id')
  @Replies(etiquetaReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: etiquetaUpdateSchema }) datos: EtiquetaUpdate,
  ) {
    return { success: true, etiqueta: await this.service.updateEtiqueta(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.deleteEtiqueta(caller, id);
    return { success: true };
  }

  @Post(':id/restaurar')
  @Replies(etiquetaReplySchema)
  @Requires('proyecto.editar')
  @HttpCode(200)
  async restore(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, etiqueta: await this.service.restoreEtiqueta(caller, id) };
  }
}
