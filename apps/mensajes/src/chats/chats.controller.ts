import { Controller, Param, Query } from '@nestjs/common';
import type { TipoChat } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { ChatsService } from './chats.service';

@Controller()
export class ChatsController {
  constructor(private readonly service: ChatsService) {}

  @Ruta(rutasMensajes.listarChats)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, chats: await this.service.listChats(caller) };
  }

  @Ruta(rutasMensajes.listarContactos)
  async contactos(@CurrentCaller() caller: Caller, @Query() { limite }: { limite?: number }) {
    return { success: true, usuarios: await this.service.listContactos(caller, limite) };
  }

  @Ruta(rutasMensajes.leerInfo)
  async info(@CurrentCaller() caller: Caller, @Param() { chatId, tipo }: { chatId: string; tipo: TipoChat }) {
    return { success: true, ...(await this.service.getInfo(caller, { chatId, tipoChat: tipo })) };
  }
}
