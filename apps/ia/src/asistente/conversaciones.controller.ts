import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { propuestaEstadoBodySchema, type PropuestaEstadoBody, propuestaParamSchema } from '@pmp/contracts/ia';
import { type Caller, CurrentCaller, Requires } from '@pmp/platform';
import { ConversacionesService } from './conversaciones.service';

@Controller('ia/conversaciones')
@Requires('autenticado')
export class ConversacionesController {
  constructor(private readonly conversaciones: ConversacionesService) {}

  @Get()
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, conversaciones: await this.conversaciones.list(caller) };
  }

  @Get(':id')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, conversacion: await this.conversaciones.get(caller, id) };
  }

  @Put(':id/propuestas/:propuesta')
  async settle(
    @CurrentCaller() caller: Caller,
    @Param({ schema: propuestaParamSchema }) { id, propuesta }: { id: string; propuesta: string },
    @Body({ schema: propuestaEstadoBodySchema }) body: PropuestaEstadoBody,
  ) {
    await this.conversaciones.settle(caller, id, propuesta, body);
    return { success: true };
  }

  @Delete(':id')
  async remove(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.conversaciones.remove(caller, id);
    return { success: true };
  }
}
