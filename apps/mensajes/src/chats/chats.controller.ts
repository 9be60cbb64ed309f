import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  chatParamsSchema,
  chatsReplySchema,
  contactosQuerySchema,
  contactosReplySchema,
  infoReplySchema,
  type TipoChat,
} from '@pmp/contracts/mensajes';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { ChatsService } from './chats.service';

@Controller('mensajes')
export class ChatsController {
  constructor(private readonly service: ChatsService) {}

  @Get('chats')
  @Replies(chatsReplySchema)
  @Requires('autenticado')
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, chats: await this.service.listChats(caller) };
  }

  @Get('usuarios')
  @Replies(contactosReplySchema)
  @Requires('autenticado')
  async contactos(
    @CurrentCaller() caller: Caller,
    @Query({ schema: contactosQuerySchema }) { limite }: { limite?: number },
  ) {
    return { success: true, usuarios: await this.service.listContactos(caller, limite) };
  }

  @Get(':chatId/:tipo/info')
  @Replies(infoReplySchema)
  @Requires('autenticado')
  async info(
    @CurrentCaller() caller: Caller,
    @Param({ schema: chatParamsSchema }) { chatId, tipo }: { chatId: string; tipo: TipoChat },
  ) {
    return { success: true, ...(await this.service.getInfo(caller, { chatId, tipoChat: tipo })) };
  }
}
