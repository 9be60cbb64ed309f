import {
  preferenciasReplySchema,
  type PreferenciasUpdate,
  preferenciasUpdateSchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { PreferenciasService } from './preferencias.service';

@Controller('usuarios/preferencias')
@Requires('autenticado')
export class PreferenciasController {
  constructor(private readonly preferencias: PreferenciasService) {}

  @Get()
  @Replies(preferenciasReplySchema)
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, preferencias: await this.preferencias.find(caller) };
  }

  @Put()
  @Replies(preferenciasReplySchema)
  async update(
    @CurrentCaller() caller: Caller,
    @Body({ schema: preferenciasUpdateSchema }) pedido: PreferenciasUpdate,
  ) {
    return { success: true, preferencias: await this.preferencias.update(caller, pedido) };
  }
}
