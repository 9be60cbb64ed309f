import type { ContrasenaUpdate, PerfilUpdate } from '@pmp/contracts/usuarios';
import { rutasPerfil } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { type AskingSession, CurrentAsking } from '../caller/asking-session';
import { PerfilService } from './perfil.service';

@Controller()
export class PerfilController {
  constructor(private readonly perfil: PerfilService) {}

  /** Also tells a script whose personal token it has. */
  @Ruta(rutasPerfil.leer)
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, usuario: await this.perfil.find(caller) };
  }

  @Ruta(rutasPerfil.cambiar)
  async update(
    @CurrentCaller() caller: Caller,
    @Body() pedido: PerfilUpdate,
    @CurrentAsking() session: AskingSession,
  ) {
    return { success: true, ...(await this.perfil.update(caller, pedido, session)) };
  }

  @Ruta(rutasPerfil.cambiarContrasena)
  async changeContrasena(
    @CurrentCaller() caller: Caller,
    @Body() pedido: ContrasenaUpdate,
    @CurrentAsking() session: AskingSession,
  ) {
    return { success: true, token: await this.perfil.changeContrasena(caller, pedido, session) };
  }
}
