import { Body, Controller, Param } from '@nestjs/common';
import type { SilencioCreate, SilencioParams } from '@pmp/contracts/notificaciones';
import { rutasSilencios } from '@pmp/contracts/notificaciones/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { SilenciosService } from './silencios.service';

@Controller()
export class SilenciosController {
  constructor(private readonly silencios: SilenciosService) {}

  @Ruta(rutasSilencios.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, silencios: await this.silencios.list(caller) };
  }

  @Ruta(rutasSilencios.silenciar)
  async put(@CurrentCaller() caller: Caller, @Param() params: SilencioParams, @Body() body: SilencioCreate) {
    await this.silencios.put(caller, params, body);
    return { success: true };
  }

  @Ruta(rutasSilencios.reactivar)
  async remove(@CurrentCaller() caller: Caller, @Param() params: SilencioParams) {
    await this.silencios.remove(caller, params);
    return { success: true };
  }
}
