import type { Olvido, Restablecer } from '@pmp/contracts/usuarios';
import { rutasRecuperacion } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { RecuperacionService } from './recuperacion.service';

const ENVIADO = 'Si hay una cuenta con ese correo, recibirás un enlace en unos minutos.';

@Controller()
export class RecuperacionController {
  constructor(private readonly recuperacion: RecuperacionService) {}

  @Ruta(rutasRecuperacion.pedir)
  async request(@Body() { correo }: Olvido, @CallerAddress() direccion: string) {
    await this.recuperacion.request(correo, direccion);
    return { success: true, message: ENVIADO };
  }

  @Ruta(rutasRecuperacion.restablecer)
  async reset(@Body() pedido: Restablecer, @CallerAddress() direccion: string) {
    await this.recuperacion.reset(pedido, direccion);
    return { success: true };
  }

  @Ruta(rutasRecuperacion.crearEnlace)
  async enlace(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, enlace: await this.recuperacion.enlaceFor(caller, id) };
  }
}
