import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type ForjaCreate,
  forjaCreadaReplySchema,
  forjaCreateSchema,
  forjaReplySchema,
  forjasQuerySchema,
  forjasReplySchema,
  type ForjaUpdate,
  forjaUpdateSchema,
  referenciasQuerySchema,
  referenciasReplySchema,
} from '@pmp/contracts/integraciones';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { ForjasService } from './forjas.service';
import { ReferenciasService } from './referencias.service';

interface Id {
  id: string;
}

@Controller('forjas')
@Requires('proyecto.integrar')
export class ForjasController {
  constructor(
    private readonly service: ForjasService,
    private readonly referencias: ReferenciasService,
  ) {}

  @Get()
  @Replies(forjasReplySchema)
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: forjasQuerySchema }) { proyecto }: { proyecto?: string },
  ) {
    return { success: true, forjas: await this.service.list(caller, proyecto) };
  }

  @Get('referencias')
  @Requires('proyecto.ver')
  @Replies(referenciasReplySchema)
  async listReferencias(
    @CurrentCaller() caller: Caller,
    @Query({ schema: referenciasQuerySchema }) { proyecto, clave }: { proyecto: string; clave: string },
  ) {
    return { success: true, referencias: await this.referencias.list(caller, proyecto, clave) };
  }

  @Post()
  @Replies(forjaCreadaReplySchema, { refuses: ['conflict'] })
  async create(@CurrentCaller() caller: Caller, @Body({ schema: forjaCreateSchema }) datos: ForjaCreate) {
    return { success: true, ...(await this.service.create(caller, datos)) };
  }

  @Put(':id')
  @Replies(forjaReplySchema, { refuses: ['conflict'] })
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: forjaUpdateSchema }) datos: ForjaUpdate,
  ) {
    return { success: true, forja: await this.service.update(caller, id, datos) };
  }

  @Post(':id/secreto')
  @Replies(forjaCreadaReplySchema, { refuses: ['conflict'] })
  @HttpCode(200)
  async renewSecreto(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, ...(await this.service.renewSecreto(caller, id)) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    await this.service.delete(caller, id);
    return { success: true };
  }
}
