import { idParamSchema } from '@pmp/contracts/common';
import {
  type UsuarioAdminUpdate,
  usuarioAdminUpdateSchema,
  type UsuarioCreate,
  usuarioCreateSchema,
  usuarioReplySchema,
  type UsuariosQuery,
  usuariosQuerySchema,
  usuariosReplySchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, ListReplyInterceptor, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Get, Param, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { UsuariosService } from './usuarios.service';

@Controller('usuarios')
export class UsuariosController {
  constructor(private readonly usuarios: UsuariosService) {}

  @Get()
  @Replies(usuariosReplySchema)
  @Requires('autenticado')
  @UseInterceptors(ListReplyInterceptor)
  async list(@CurrentCaller() caller: Caller, @Query({ schema: usuariosQuerySchema }) query: UsuariosQuery) {
    return { success: true, ...(await this.usuarios.list(caller, query)) };
  }

  @Post()
  @Replies(usuarioReplySchema, { refuses: ['conflict'] })
  @Requires('usuario.administrar')
  async createAccount(
    @CurrentCaller() caller: Caller,
    @Body({ schema: usuarioCreateSchema }) pedido: UsuarioCreate,
  ) {
    return { success: true, usuario: await this.usuarios.createAccount(caller, pedido) };
  }

  @Put(':id')
  @Replies(usuarioReplySchema)
  @Requires('identidad.administrar')
  async updateAccount(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: usuarioAdminUpdateSchema }) pedido: UsuarioAdminUpdate,
  ) {
    return { success: true, usuario: await this.usuarios.updateAccount(caller, id, pedido) };
  }
}
