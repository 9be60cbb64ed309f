import { type Vistas, vistasSchema } from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Requires } from '@pmp/platform';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { VistasService } from './vistas.service';

/** A person's own saved views. */
@Controller('usuarios/vistas')
@Requires('autenticado')
export class VistasController {
  constructor(private readonly service: VistasService) {}

  @Get()
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.service.find(caller)) };
  }

  @Put()
  async replace(@CurrentCaller() caller: Caller, @Body({ schema: vistasSchema }) pedido: Vistas) {
    return { success: true, ...(await this.service.replace(caller, pedido)) };
  }
}
