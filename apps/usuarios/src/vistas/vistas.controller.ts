import { type Vistas, vistasReplySchema, vistasSchema } from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { VistasService } from './vistas.service';

/** A person's own saved views. */
@Controller('usuarios/vistas')
@Requires('autenticado')
export class VistasController {
  constructor(private readonly service: VistasService) {}

  @Get()
  @Replies(vistasReplySchema)
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.service.find(caller)) };
  }

  @Put()
  @Replies(vistasReplySchema, { refuses: ['conflict'] })
  async replace(@CurrentCaller() caller: Caller, @Body({ schema: vistasSchema }) pedido: Vistas) {
    return { success: true, ...(await this.service.replace(caller, pedido)) };
  }
}
