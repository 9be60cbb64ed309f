import type { InvitacionCreate, InvitacionesLote, InvitacionMirada } from '@pmp/contracts/usuarios';
import { rutasInvitaciones } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { InvitacionesService } from './invitaciones.service';
import { Invite } from './invite';

@Controller()
export class InvitacionesController {
  constructor(
    private readonly inviting: Invite,
    private readonly invitaciones: InvitacionesService,
  ) {}

  @Ruta(rutasInvitaciones.listar)
  async list(@CurrentCaller() caller: Caller, @Query() { equipo }: { equipo?: string }) {
    return { success: true, invitaciones: await this.inviting.list(caller, equipo) };
  }

  @Ruta(rutasInvitaciones.crear)
  async invite(@CurrentCaller() caller: Caller, @Body() pedido: InvitacionCreate) {
    return { success: true, invitacion: await this.inviting.create(caller, pedido) };
  }

  @Ruta(rutasInvitaciones.crearVarias)
  async inviteMany(@CurrentCaller() caller: Caller, @Body() pedido: InvitacionesLote) {
    return { success: true, invitadas: await this.inviting.createMany(caller, pedido) };
  }

  @Ruta(rutasInvitaciones.mirar)
  async look(@Body() { invitacion }: InvitacionMirada) {
    return { success: true, invitacion: await this.invitaciones.look(invitacion) };
  }

  @Ruta(rutasInvitaciones.retirar)
  async withdraw(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.inviting.withdraw(caller, id);
    return { success: true };
  }
}
