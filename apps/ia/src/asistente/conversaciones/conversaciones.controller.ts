import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  conversacionesSchema,
  conversacionReplySchema,
  type PropuestaEstadoBody,
  propuestaEstadoBodySchema,
  propuestaParamSchema,
} from '@pmp/contracts/ia';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { ConversacionesService } from './conversaciones.service';

@Controller('ia/conversaciones')
@Requires('autenticado')
export class ConversacionesController {
  constructor(private readonly conversaciones: ConversacionesService) {}

  @Get()
  @Replies(conversacionesSchema)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, conversaciones: await this.conversaciones.list(caller) };
  }

  @Get(':id')
  @Replies(conversacionReplySchema)
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, conversacion: await this.conversaciones.get(caller, id) };
  }

  @Put(':id/propuestas/:propuesta')
  @Replies(exitoReplySchema, { refuses: ['conflict'] })
  async settle(
    @CurrentCaller() caller: Caller,
    @Param({ schema: propuestaParamSchema }) { id, propuesta }: { id: string; propuesta: string },
    @Body({ schema: propuestaEstadoBodySchema }) body: PropuestaEstadoBody,
  ) {
    await this.conversaciones.settle(caller, id, propuesta, body);
    return { success: true };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  async remove(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.conversaciones.remove(caller, id);
    return { success: true };
  }
}
