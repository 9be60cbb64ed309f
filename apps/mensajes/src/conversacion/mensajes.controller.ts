import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  chatParamsSchema,
  mensajeReplySchema,
  type MensajesQuery,
  mensajesQuerySchema,
  mensajesReplySchema,
  type MensajeUpdate,
  mensajeUpdateSchema,
  type TipoChat,
} from '@pmp/contracts/mensajes';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { EditMensaje } from './edit-mensaje';
import { ListMensajes } from './list-mensajes';

@Controller('mensajes')
export class MensajesController {
  constructor(
    private readonly mensajes: ListMensajes,
    private readonly edit: EditMensaje,
  ) {}

  @Get(':chatId/:tipo')
  @Replies(mensajesReplySchema)
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
  @Replies(mensajeReplySchema, { refuses: ['forbidden', 'conflict'] })
  @Requires('autenticado')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: mensajeUpdateSchema }) datos: MensajeUpdate,
  ) {
    return { success: true, mensaje: await this.edit.updateMensaje(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema, { refuses: ['forbidden', 'conflict'] })
  @Requires('autenticado')
  async delete(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.edit.deleteMensaje(caller, id);
    return { success: true };
  }
}
