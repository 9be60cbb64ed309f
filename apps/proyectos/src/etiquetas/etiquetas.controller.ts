import { Body, Controller, Param, Res } from '@nestjs/common';
import type { EtiquetaCreate, EtiquetaUpdate } from '@pmp/contracts/proyectos';
import { rutasEtiquetas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { EtiquetasService } from './etiquetas.service';

interface Id {
  id: string;
}

@Controller()
export class EtiquetasController {
  constructor(private readonly service: EtiquetasService) {}

  @Ruta(rutasEtiquetas.listar)
  async list(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, etiquetas: await this.service.listEtiquetas(caller, id) };
  }

  @Ruta(rutasEtiquetas.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Body() datos: EtiquetaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { etiqueta, creada } = await this.service.createEtiqueta(caller, id, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, etiqueta };
  }

  @Ruta(rutasEtiquetas.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: EtiquetaUpdate) {
    return { success: true, etiqueta: await this.service.updateEtiqueta(caller, id, datos) };
  }

  @Ruta(rutasEtiquetas.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.deleteEtiqueta(caller, id);
    return { success: true };
  }

  @Ruta(rutasEtiquetas.restaurar)
  async restore(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, etiqueta: await this.service.restoreEtiqueta(caller, id) };
  }
}
