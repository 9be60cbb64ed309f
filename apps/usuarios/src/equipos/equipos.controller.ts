import { exitoReplySchema, idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  type EquipoCreate,
  equipoCreateSchema,
  equipoReplySchema,
  equiposReplySchema,
  type EquipoUpdate,
  equipoUpdateSchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { PageRequest } from '../paginas/newest-first';
import { DeleteEquipo } from './delete-equipo';
import { EquiposReader } from './equipos.reader';
import { EquiposService } from './equipos.service';

@Controller('equipos')
export class EquiposController {
  constructor(
    private readonly equipos: EquiposService,
    private readonly reader: EquiposReader,
    private readonly deletion: DeleteEquipo,
  ) {}

  @Get()
  @Replies(equiposReplySchema)
  @Requires('autenticado')
  async list(@CurrentCaller() caller: Caller, @Query({ schema: paginaQuerySchema }) pagina: PageRequest) {
    return { success: true, ...(await this.reader.list(caller, pagina)) };
  }

  @Get(':id')
  @Replies(equipoReplySchema)
  @Requires('equipo.ver')
  async find(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, equipo: await this.reader.find(caller, id) };
  }

  @Post()
  @Replies(equipoReplySchema, { also: [200] })
  @Requires('equipo.crear')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: equipoCreateSchema }) pedido: EquipoCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { equipo, creado } = await this.equipos.create(caller, pedido);
    reply.status(creado ? 201 : 200);
    return { success: true, equipo };
  }

  @Put(':id')
  @Replies(equipoReplySchema)
  @Requires('equipo.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: equipoUpdateSchema }) pedido: EquipoUpdate,
  ) {
    return { success: true, equipo: await this.equipos.update(caller, id, pedido) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('equipo.editar')
  async remove(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.deletion.delete(caller, id);
    return { success: true };
  }
}
