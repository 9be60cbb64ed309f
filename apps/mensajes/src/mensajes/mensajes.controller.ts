import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  chatParamsSchema,
  mensajesQuerySchema,
  mensajeUpdateSchema,
  type MensajesQuery,
  type MensajeUpdate,
  type TipoChat,
} from '@pmp/contracts/mensajes';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { EdicionService } from './edicion.service';
import { MensajesService } from './mensajes.service';

@Controller('mensajes')
export class MensajesController {
  constructor(
    private readonly mensajes: MensajesService,
    private readonly edicion: EdicionService,
  ) {}

  @Get(':chatId/:tipo')
  @Requires('autenticado')
  async list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: chatParamsSchema }) { chatId, tipo }: { chatId: string; tipo: TipoChat },
    @Query({ schema: mensajesQuerySchema }) query: MensajesQuery,
  ) {
    return {
      success: true,
      ...(await this.mensajes.listMensajes(caller, { chatId, tipoChat: tipo }, query)),
    };
  }

  @Put(':id')
  @Requires('autenticado')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: mensajeUpdateSchema }) datos: MensajeUpdate,
  ) {
    return { success: true, mensaje: await this.edicion.updateMensaje(caller, id, datos) };
  }

  @Delete(':id')
  @Requires('autenticado')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.edicion.deleteMensaje(caller, id);
    return { success: true };
  }
}
