import {
  type ContrasenaUpdate,
  contrasenaUpdateSchema,
  type PerfilUpdate,
  perfilReplySchema,
  perfilUpdateSchema,
  tokenReplySchema,
  usuarioReplySchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, CurrentSession, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { PerfilService } from './perfil.service';

@Controller('usuarios')
@Requires('cuenta.propia')
export class PerfilController {
  constructor(private readonly perfil: PerfilService) {}

  /** Also tells a script whose personal token it has. */
  @Get('perfil')
  @Requires('autenticado')
  @Replies(usuarioReplySchema)
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, usuario: await this.perfil.find(caller) };
  }

  @Put('perfil')
  @Replies(perfilReplySchema, { refuses: ['forbidden', 'conflict', 'tooMany'] })
  async update(
    @CurrentCaller() caller: Caller,
    @Body({ schema: perfilUpdateSchema }) pedido: PerfilUpdate,
    @CallerAddress() direccion: string,
    @CurrentSession() sid: string,
  ) {
    return { success: true, ...(await this.perfil.update(caller, pedido, { direccion, sid })) };
  }

  @Put('contrasena')
  @Replies(tokenReplySchema, { refuses: ['conflict', 'tooMany'] })
  async changeContrasena(
    @CurrentCaller() caller: Caller,
    @Body({ schema: contrasenaUpdateSchema }) pedido: ContrasenaUpdate,
    @CallerAddress() direccion: string,
    @CurrentSession() sid: string,
  ) {
    return { success: true, token: await this.perfil.changeContrasena(caller, pedido, { direccion, sid }) };
  }
}
