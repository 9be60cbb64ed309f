import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type PlantillaCreate,
  plantillaCreateSchema,
  plantillaReplySchema,
  plantillasReplySchema,
  type PlantillaUpdate,
  plantillaUpdateSchema,
  plantillaUsadaReplySchema,
  type UsarPlantilla,
  usarPlantillaSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { PlantillasService } from './plantillas.service';
import { UsePlantilla } from './use-plantilla';

interface Id {
  id: string;
}

@Controller('plantillas')
export class PlantillasController {
  constructor(
    private readonly service: PlantillasService,
    private readonly using: UsePlantilla,
  ) {}

  @Get('proyecto/:id')
  @Replies(plantillasReplySchema)
  @Requires('proyecto.ver')
  async list(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, plantillas: await this.service.listPlantillas(caller, id) };
  }

  @Post('proyecto/:id')
  @Replies(plantillaReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async create(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: plantillaCreateSchema }) datos: PlantillaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { plantilla, creada } = await this.service.createPlantilla(caller, id, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, plantilla };
  }

  @Put(':id')
  @Replies(plantillaReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: plantillaUpdateSchema }) datos: PlantillaUpdate,
  ) {
    return { success: true, plantilla: await this.service.updatePlantilla(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.deletePlantilla(caller, id);
    return { success: true };
  }

  @Post(':id/restaurar')
  @Replies(plantillaReplySchema)
  @Requires('proyecto.editar')
  @HttpCode(200)
  async restore(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, plantilla: await this.service.restorePlantilla(caller, id) };
  }

  @Post(':id/usar')
  @Replies(plantillaUsadaReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async use(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: usarPlantillaSchema }) datos: UsarPlantilla,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { creado, usada } = await this.using.use(caller, id, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, ...usada };
  }
}
