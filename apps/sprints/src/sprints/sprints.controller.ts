import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { DisponiblesQuery, SprintCreate, SprintHistorias, SprintUpdate } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AvailableHistoriasService } from './available-historias.service';
import type { PageRequest } from './page.rules';
import { SprintsService } from './sprints.service';

@Controller()
export class SprintsController {
  constructor(
    private readonly service: SprintsService,
    private readonly available: AvailableHistoriasService,
  ) {}

  @Ruta(rutasSprints.listar)
  async list(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Query() pagina: PageRequest) {
    return { success: true, ...(await this.service.listSprints(caller, id, pagina)) };
  }

  @Ruta(rutasSprints.listarDisponibles)
  async disponibles(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() query: DisponiblesQuery,
  ) {
    return { success: true, historias: await this.available.listDisponibles(caller, id, query) };
  }

  @Ruta(rutasSprints.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, sprint: await this.service.getSprint(caller, id) };
  }

  @Ruta(rutasSprints.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: SprintCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { sprint, creado } = await this.service.createSprint(caller, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, sprint };
  }

  @Ruta(rutasSprints.cambiar)
  async update(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: SprintUpdate,
  ) {
    return { success: true, sprint: await this.service.updateSprint(caller, id, datos) };
  }

  @Ruta(rutasSprints.cambiarHistorias)
  async changeHistorias(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: SprintHistorias,
  ) {
    return { success: true, sprint: await this.service.changeHistorias(caller, id, datos) };
  }

  @Ruta(rutasSprints.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.service.deleteSprint(caller, id);
    return { success: true };
  }
}
