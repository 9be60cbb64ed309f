import type { PreferenciasUpdate } from '@pmp/contracts/usuarios';
import { rutasPreferencias } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { PreferenciasService } from './preferencias.service';

@Controller()
export class PreferenciasController {
  constructor(private readonly preferencias: PreferenciasService) {}

  @Ruta(rutasPreferencias.leer)
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, preferencias: await this.preferencias.find(caller) };
  }

  @Ruta(rutasPreferencias.cambiar)
  async update(@CurrentCaller() caller: Caller, @Body() pedido: PreferenciasUpdate) {
    return { success: true, preferencias: await this.preferencias.update(caller, pedido) };
  }
}
