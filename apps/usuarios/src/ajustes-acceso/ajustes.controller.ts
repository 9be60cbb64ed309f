import type { AjustesAccesoUpdate } from '@pmp/contracts/usuarios';
import { rutasAjustes } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { AjustesService } from './ajustes.service';

@Controller()
export class AjustesController {
  constructor(private readonly ajustes: AjustesService) {}

  @Ruta(rutasAjustes.leer)
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, ajustes: await this.ajustes.find(caller) };
  }

  @Ruta(rutasAjustes.cambiar)
  async update(@CurrentCaller() caller: Caller, @Body() cambio: AjustesAccesoUpdate) {
    return { success: true, ajustes: await this.ajustes.update(caller, cambio) };
  }
}
