import { exitoReplySchema } from '@pmp/contracts/common';
import {
  type ConfirmarCorreo,
  confirmarCorreoReplySchema,
  confirmarCorreoSchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { ConfirmacionesService } from './confirmaciones.service';

@Controller('usuarios/correo')
export class ConfirmacionController {
  constructor(private readonly confirmaciones: ConfirmacionesService) {}

  /** Public: the link may be opened on a device where nobody is signed in. */
  @Post('confirmar')
  @Replies(confirmarCorreoReplySchema, { refuses: ['conflict'] })
  @HttpCode(200)
  @Requires('publico')
  async confirm(@Body({ schema: confirmarCorreoSchema }) pedido: ConfirmarCorreo) {
    return { success: true, correo: await this.confirmaciones.confirm(pedido) };
  }

  @Post('enviar')
  @Replies(exitoReplySchema, { refuses: ['unavailable'] })
  @HttpCode(200)
  @Requires('cuenta.propia')
  async askAgain(@CurrentCaller() caller: Caller, @CallerAddress() direccion: string) {
    await this.confirmaciones.askAgain(caller, direccion);
    return { success: true };
  }
}
