import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  enlaceReplySchema,
  type Olvido,
  olvidoReplySchema,
  olvidoSchema,
  type Restablecer,
  restablecerSchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { RecuperacionService } from './recuperacion.service';

const ENVIADO = 'Si hay una cuenta con ese correo, recibirás un enlace en unos minutos.';

@Controller('usuarios')
export class RecuperacionController {
  constructor(private readonly recuperacion: RecuperacionService) {}

  @Post('contrasena/olvido')
  @Replies(olvidoReplySchema, { refuses: ['tooMany', 'unavailable'] })
  @HttpCode(200)
  @Requires('publico')
  async request(@Body({ schema: olvidoSchema }) { correo }: Olvido, @CallerAddress() direccion: string) {
    await this.recuperacion.request(correo, direccion);
    return { success: true, message: ENVIADO };
  }

  @Post('contrasena/restablecer')
  @Replies(exitoReplySchema, { refuses: ['tooMany'] })
  @HttpCode(200)
  @Requires('publico')
  async reset(@Body({ schema: restablecerSchema }) pedido: Restablecer, @CallerAddress() direccion: string) {
    await this.recuperacion.reset(pedido, direccion);
    return { success: true };
  }

  @Post(':id/enlace-contrasena')
  @Replies(enlaceReplySchema)
  @Requires('identidad.administrar')
  async enlace(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, enlace: await this.recuperacion.enlaceFor(caller, id) };
  }
}
