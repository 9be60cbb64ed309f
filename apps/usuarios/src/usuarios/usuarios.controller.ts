import { idParamSchema, paginaQuerySchema } from '@pmp/contracts/common';
import {
  administracionReplySchema,
  type UsuarioAdminUpdate,
  usuarioAdminUpdateSchema,
  usuarioReplySchema,
  usuariosReplySchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { PageRequest } from '../paginas/newest-first';
import { UsuariosService } from './usuarios.service';

@Controller('usuarios')
export class UsuariosController {
  constructor(private readonly usuarios: UsuariosService) {}

  @Get()
  @Replies(usuariosReplySchema)
  @Requires('autenticado')
  async list(@CurrentCaller() caller: Caller, @Query({ schema: paginaQuerySchema }) pagina: PageRequest) {
    return { success: true, ...(await this.usuarios.list(caller, pagina)) };
  }

  /** Only for signed-in people: outsiders must not learn that an installation still has no admin. */
  @Get('administracion')
  @Replies(administracionReplySchema)
  @Requires('autenticado')
  async administracion() {
    return { success: true, hayAdministracion: await this.usuarios.hasAdmin() };
  }

  @Put(':id')
  @Replies(usuarioReplySchema)
  @Requires('usuario.administrar')
  async updateAccount(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: usuarioAdminUpdateSchema }) pedido: UsuarioAdminUpdate,
  ) {
    return { success: true, usuario: await this.usuarios.updateAccount(caller, id, pedido) };
  }
}
