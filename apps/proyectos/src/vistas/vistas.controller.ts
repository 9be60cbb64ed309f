import { Body, Controller, Param, Res } from '@nestjs/common';
import type { VistaCreate, VistaUpdate } from '@pmp/contracts/proyectos';
import { rutasVistas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { VistasService } from './vistas.service';

interface Id {
  id: string;
}

@Controller()
export class VistasController {
  constructor(private readonly service: VistasService) {}

  @Ruta(rutasVistas.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, vistas: await this.service.list(caller) };
  }

  @Ruta(rutasVistas.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, vista: await this.service.get(caller, id) };
  }

  @Ruta(rutasVistas.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Body() datos: VistaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { vista, creada } = await this.service.create(caller, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, vista };
  }

  @Ruta(rutasVistas.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: VistaUpdate) {
    return { success: true, vista: await this.service.update(caller, id, datos) };
  }

  @Ruta(rutasVistas.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.remove(caller, id);
    return { success: true };
  }

  @Ruta(rutasVistas.restaurar)
  async restore(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, vista: await this.service.restore(caller, id) };
  }
}
