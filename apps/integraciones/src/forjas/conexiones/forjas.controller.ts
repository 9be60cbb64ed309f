import { Body, Controller, Param, Query } from '@nestjs/common';
import type { ForjaCreate, ForjaUpdate } from '@pmp/contracts/integraciones';
import { rutasForjas } from '@pmp/contracts/integraciones/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { ForjasService } from './forjas.service';
import { ReferenciasService } from './referencias.service';

interface Id {
  id: string;
}

@Controller()
export class ForjasController {
  constructor(
    private readonly service: ForjasService,
    private readonly referencias: ReferenciasService,
  ) {}

  @Ruta(rutasForjas.listar)
  async list(@CurrentCaller() caller: Caller, @Query() { proyecto }: { proyecto?: string }) {
    return { success: true, forjas: await this.service.list(caller, proyecto) };
  }

  @Ruta(rutasForjas.listarReferencias)
  async listReferencias(
    @CurrentCaller() caller: Caller,
    @Query() { proyecto, clave }: { proyecto: string; clave: string },
  ) {
    return { success: true, referencias: await this.referencias.list(caller, proyecto, clave) };
  }

  @Ruta(rutasForjas.crear)
  async create(@CurrentCaller() caller: Caller, @Body() datos: ForjaCreate) {
    return { success: true, ...(await this.service.create(caller, datos)) };
  }

  @Ruta(rutasForjas.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: ForjaUpdate) {
    return { success: true, forja: await this.service.update(caller, id, datos) };
  }

  @Ruta(rutasForjas.renovarSecreto)
  async renewSecreto(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, ...(await this.service.renewSecreto(caller, id)) };
  }

  @Ruta(rutasForjas.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.delete(caller, id);
    return { success: true };
  }
}
