import type { EnlaceRegistro } from '@pmp/contracts/usuarios';
import { rutasInvitaciones } from '@pmp/contracts/usuarios/rutas';
import { Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { InvitacionesService } from './invitaciones.service';

const ENVIADO = 'Te hemos enviado un correo para seguir.';

@Controller()
export class RegistroController {
  constructor(private readonly invitaciones: InvitacionesService) {}

  @Ruta(rutasInvitaciones.pedirRegistro)
  async ask(@Body() pedido: EnlaceRegistro, @CallerAddress() direccion: string) {
    await this.invitaciones.askByMail(pedido, direccion);
    return { success: true, message: ENVIADO };
  }
}
