import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { exitoReplySchema, idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  type DisponiblesQuery,
  disponiblesQuerySchema,
  historiasDisponiblesReplySchema,
  type SprintCreate,
  sprintCreateSchema,
  type SprintHistorias,
  sprintHistoriasSchema,
  sprintReplySchema,
  sprintsReplySchema,
  type SprintUpdate,
  sprintUpdateSchema,
} from '@pmp/contracts/sprints';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AvailableHistoriasService } from './available-historias.service';
import type { PageRequest } from './page.rules';
import { SprintsService } from './sprints.service';

@Controller('sprints')
export class SprintsController {
  constructor(
    private readonly service: SprintsService,
    private readonly available: AvailableHistoriasService,
  ) {}

  @Get('proyecto/:id')
  @Replies(sprintsReplySchema)
  @Requires('proyecto.ver')
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: paginaQuerySchema }) pagina: PageRequest,
  ) {
    return { success: true, ...(await this.service.listSprints(caller, id, pagina)) };
  }

  @Get('proyecto/:id/historias-disponibles')
  @Replies(historiasDisponiblesReplySchema)
  @Requires('proyecto.ver')
  async disponibles(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: disponiblesQuerySchema }) query: DisponiblesQuery,
  ) {
    return { success: true, historias: await this.available.listDisponibles(caller, id, query) };
  }

  @Get(':id')
  @Replies(sprintReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, sprint: await this.service.getSprint(caller, id) };
  }

  @Post()
  @Replies(sprintReplySchema, { also: [200] })
  @Requires('proyecto.editar')
  async create(
    @CurrentCaller() caller: Caller,
    @Body({ schema: sprintCreateSchema }) datos: SprintCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { sprint, creado } = await this.service.createSprint(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, sprint };
  }

  @Put(':id')
  @Replies(sprintReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: sprintUpdateSchema }) datos: SprintUpdate,
  ) {
    return { success: true, sprint: await this.service.updateSprint(caller, id, datos) };
  }

  @Put(':id/historias')
  @Replies(sprintReplySchema)
  @Requires('proyecto.editar')
  async changeHistorias(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: sprintHistoriasSchema }) datos: SprintHistorias,
  ) {
    return { success: true, sprint: await this.service.changeHistorias(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('proyecto.editar')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.deleteSprint(caller, id);
    return { success: true };
  }
}
