import type { InvitacionCreate } from '@pmp/contracts/usuarios';
import { rutasInvitaciones } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { InvitacionesService } from './invitaciones.service';

@Controller()
export class InvitacionesController {
  constructor(private readonly invitaciones: InvitacionesService) {}

  @Ruta(rutasInvitaciones.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, invitaciones: await this.invitaciones.list(caller) };
  }

  @Ruta(rutasInvitaciones.crear)
  async invite(@CurrentCaller() caller: Caller, @Body() pedido: InvitacionCreate) {
    return { success: true, invitacion: await this.invitaciones.invite(caller, pedido) };
  }

  @Ruta(rutasInvitaciones.retirar)
  async withdraw(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.invitaciones.withdraw(caller, id);
    return { success: true };
  }
}
