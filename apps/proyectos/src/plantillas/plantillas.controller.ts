import { Body, Controller, Param, Res } from '@nestjs/common';
import type { PlantillaCreate, PlantillaUpdate, UsarPlantilla } from '@pmp/contracts/proyectos';
import { rutasPlantillas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { PlantillasService } from './plantillas.service';
import { UsePlantilla } from './use-plantilla';

interface Id {
  id: string;
}

@Controller()
export class PlantillasController {
  constructor(
    private readonly service: PlantillasService,
    private readonly using: UsePlantilla,
  ) {}

  @Ruta(rutasPlantillas.listar)
  async list(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, plantillas: await this.service.listPlantillas(caller, id) };
  }

  @Ruta(rutasPlantillas.crear)
  async create(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Body() datos: PlantillaCreate,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { plantilla, creada } = await this.service.createPlantilla(caller, id, datos);
    reply.status(creada ? 201 : 200);
    return { success: true, plantilla };
  }

  @Ruta(rutasPlantillas.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: PlantillaUpdate) {
    return { success: true, plantilla: await this.service.updatePlantilla(caller, id, datos) };
  }

  @Ruta(rutasPlantillas.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.deletePlantilla(caller, id);
    return { success: true };
  }

  @Ruta(rutasPlantillas.restaurar)
  async restore(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, plantilla: await this.service.restorePlantilla(caller, id) };
  }

  @Ruta(rutasPlantillas.usar)
  async use(
    @CurrentCaller() caller: Caller,
    @Param() { id }: Id,
    @Body() datos: UsarPlantilla,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { creado, usada } = await this.using.use(caller, id, datos);
    reply.status(creado ? 201 : 200);
    return { success: true, ...usada };
  }
}
