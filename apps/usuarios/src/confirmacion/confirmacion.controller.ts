import type { ConfirmarCorreo } from '@pmp/contracts/usuarios';
import { rutasConfirmacion } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { ConfirmacionesService } from './confirmaciones.service';

@Controller()
export class ConfirmacionController {
  constructor(private readonly confirmaciones: ConfirmacionesService) {}

  /** Public: the link may be opened on a device where nobody is signed in. */
  @Ruta(rutasConfirmacion.confirmar)
  async confirm(@Body() pedido: ConfirmarCorreo) {
    return { success: true, correo: await this.confirmaciones.confirm(pedido) };
  }

  @Ruta(rutasConfirmacion.enviar)
  async askAgain(@CurrentCaller() caller: Caller, @CallerAddress() direccion: string) {
    await this.confirmaciones.askAgain(caller, direccion);
    return { success: true };
  }
}
