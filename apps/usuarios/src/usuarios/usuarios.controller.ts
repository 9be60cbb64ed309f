import type { UsuarioAdminUpdate, UsuarioCreate, UsuariosQuery } from '@pmp/contracts/usuarios';
import { rutasUsuarios } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import { Body, Controller, Param, Query, UseInterceptors } from '@nestjs/common';
import { UsuariosService } from './usuarios.service';

@Controller()
export class UsuariosController {
  constructor(private readonly usuarios: UsuariosService) {}

  @Ruta(rutasUsuarios.listar)
  @UseInterceptors(ListReplyInterceptor)
  async list(@CurrentCaller() caller: Caller, @Query() query: UsuariosQuery) {
    return { success: true, ...(await this.usuarios.list(caller, query)) };
  }

  @Ruta(rutasUsuarios.crear)
  async createAccount(@CurrentCaller() caller: Caller, @Body() pedido: UsuarioCreate) {
    return { success: true, usuario: await this.usuarios.createAccount(caller, pedido) };
  }

  @Ruta(rutasUsuarios.cambiar)
  async updateAccount(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() pedido: UsuarioAdminUpdate,
  ) {
    return { success: true, usuario: await this.usuarios.updateAccount(caller, id, pedido) };
  }
}
