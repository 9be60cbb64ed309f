import { type EnlaceRegistro, enlaceRegistroSchema, olvidoReplySchema } from '@pmp/contracts/usuarios';
import { Replies, Requires } from '@pmp/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { InvitacionesService } from './invitaciones.service';

const ENVIADO = 'Te hemos enviado un correo para seguir.';

@Controller('usuarios/register')
export class RegistroController {
  constructor(private readonly invitaciones: InvitacionesService) {}

  @Post('enlace')
  @Replies(olvidoReplySchema, { refuses: ['forbidden', 'tooMany', 'unavailable'] })
  @HttpCode(200)
  @Requires('publico')
  async ask(
    @Body({ schema: enlaceRegistroSchema }) pedido: EnlaceRegistro,
    @CallerAddress() direccion: string,
  ) {
    await this.invitaciones.askByMail(pedido, direccion);
    return { success: true, message: ENVIADO };
  }
}
