import { Body, Controller } from '@nestjs/common';
import type { Plazos } from '@pmp/contracts/proyectos';
import { rutasElementos } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { MovePlazos } from './move-plazos';

@Controller()
export class PlazosController {
  constructor(private readonly plazos: MovePlazos) {}

  @Ruta(rutasElementos.moverPlazos)
  async move(@CurrentCaller() caller: Caller, @Body() datos: Plazos) {
    const { epica: epicas, historia: historias } = await this.plazos.move(caller, datos);
    return { success: true, epicas, historias };
  }
}
