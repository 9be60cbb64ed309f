import { idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import { type UsuarioAdminUpdate, usuarioAdminUpdateSchema } from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Requires } from '@pmp/platform';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { Pagina } from '../paginas/newest-first';
import { UsuariosService } from './usuarios.service';

@Controller('usuarios')
export class UsuariosController {
  constructor(private readonly usuarios: UsuariosService) {}

  @Get()
  @Requires('autenticado')
  async list(@CurrentCaller() caller: Caller, @Query({ schema: paginaQuerySchema }) pagina: Pagina) {
    return { success: true, ...(await this.usuarios.list(caller, pagina)) };
  }

  @Put(':id')
  @Requires('usuario.administrar')
  async updateAccount(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: usuarioAdminUpdateSchema }) pedido: UsuarioAdminUpdate,
  ) {
    return { success: true, usuario: await this.usuarios.updateAccount(caller, id, pedido) };
  }
}
