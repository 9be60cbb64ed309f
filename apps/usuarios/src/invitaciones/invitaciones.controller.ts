import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  invitacionCreadaReplySchema,
  type InvitacionCreate,
  invitacionCreateSchema,
  invitacionesReplySchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { InvitacionesService } from './invitaciones.service';

@Controller('usuarios/invitaciones')
@Requires('identidad.administrar')
export class InvitacionesController {
  constructor(private readonly invitaciones: InvitacionesService) {}

  @Get()
  @Replies(invitacionesReplySchema)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, invitaciones: await this.invitaciones.list(caller) };
  }

  @Post()
  @Replies(invitacionCreadaReplySchema, { refuses: ['conflict', 'unavailable'] })
  async invite(
    @CurrentCaller() caller: Caller,
    @Body({ schema: invitacionCreateSchema }) pedido: InvitacionCreate,
  ) {
    return { success: true, invitacion: await this.invitaciones.invite(caller, pedido) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  async withdraw(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.invitaciones.withdraw(caller, id);
    return { success: true };
  }
}
