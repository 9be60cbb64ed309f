import type { ContrasenaUpdate, PerfilUpdate } from '@pmp/contracts/usuarios';
import { rutasPerfil } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, CurrentSession, Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
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
    @CallerAddress() direccion: string,
    @CurrentSession() sid: string,
  ) {
    return { success: true, ...(await this.perfil.update(caller, pedido, { direccion, sid })) };
  }

  @Ruta(rutasPerfil.cambiarContrasena)
  async changeContrasena(
    @CurrentCaller() caller: Caller,
    @Body() pedido: ContrasenaUpdate,
    @CallerAddress() direccion: string,
    @CurrentSession() sid: string,
  ) {
    return { success: true, token: await this.perfil.changeContrasena(caller, pedido, { direccion, sid }) };
  }
}
