import type { EquipoCreate, EquipoUpdate } from '@pmp/contracts/usuarios';
import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { PageRequest } from '../paginas/newest-first';
import { DeleteEquipo } from './delete-equipo';
import { EquiposReader } from './equipos.reader';
import { EquiposService } from './equipos.service';

@Controller()
export class EquiposController {
  constructor(
    private readonly equipos: EquiposService,
    private readonly reader: EquiposReader,
    private readonly deletion: DeleteEquipo,
  ) {}

  @Ruta(rutasEquipos.listar)
  async list(@CurrentCaller() caller: Caller, @Query() pagina: PageRequest) {
    return { success: true, ...(await this.reader.list(caller, pagina)) };
  }

  @Ruta(rutasEquipos.leer)
  async find(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, equipo: await this.reader.find(caller, id) };
  }

  @Ruta(rutasEquipos.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() pedido: EquipoCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { equipo, creado } = await this.equipos.create(caller, pedido);
    reply.status(creado ? 201 : 200);
    return { success: true, equipo };
  }

  @Ruta(rutasEquipos.cambiar)
  async update(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() pedido: EquipoUpdate,
  ) {
    return { success: true, equipo: await this.equipos.update(caller, id, pedido) };
  }

  @Ruta(rutasEquipos.eliminar)
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.deletion.delete(caller, id);
    return { success: true };
  }
}
