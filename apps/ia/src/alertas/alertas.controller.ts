import { Body, Controller, Query } from '@nestjs/common';
import type { AlertasQuery, NotificarAlerta } from '@pmp/contracts/ia';
import { rutasAlertas } from '@pmp/contracts/ia/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { AlertasService } from './alertas.service';
import { NotifyAlerta } from './notify-alerta';

@Controller()
export class AlertasController {
  constructor(
    private readonly service: AlertasService,
    private readonly notifier: NotifyAlerta,
  ) {}

  @Ruta(rutasAlertas.listar)
  async list(@CurrentCaller() caller: Caller, @Query() { proyecto }: AlertasQuery) {
    return { success: true, ...(await this.service.list(caller, proyecto)) };
  }

  @Ruta(rutasAlertas.regenerar)
  async regenerate(@CurrentCaller() caller: Caller, @Query() { proyecto }: AlertasQuery) {
    return { success: true, ...(await this.service.regenerate(caller, proyecto)) };
  }

  @Ruta(rutasAlertas.notificar)
  async notify(@CurrentCaller() caller: Caller, @Body() datos: NotificarAlerta) {
    return { success: true, enviadas: await this.notifier.notify(caller, datos) };
  }

  @Ruta(rutasAlertas.eliminar)
  async remove(@CurrentCaller() caller: Caller, @Query() { proyecto }: AlertasQuery) {
    await this.service.remove(caller, proyecto);
    return { success: true };
  }
}
