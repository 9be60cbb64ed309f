import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  contadorReplySchema,
  noLeidasReplySchema,
  type NotificacionesQuery,
  notificacionesQuerySchema,
  notificacionesReplySchema,
} from '@pmp/contracts/notificaciones';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { NotificacionesService } from './notificaciones.service';

@Controller('notificaciones')
@Requires('autenticado')
export class NotificacionesController {
  constructor(private readonly notificaciones: NotificacionesService) {}

  @Get()
  @Replies(notificacionesReplySchema)
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: notificacionesQuerySchema }) query: NotificacionesQuery,
  ) {
    return { success: true, ...(await this.notificaciones.list(caller, query)) };
  }

  @Get('contador')
  @Replies(contadorReplySchema)
  async count(@CurrentCaller() caller: Caller) {
    return { success: true, contador: await this.notificaciones.countUnread(caller) };
  }

  @Put('marcar-todas-leidas')
  @Replies(noLeidasReplySchema)
  async markAllRead(@CurrentCaller() caller: Caller) {
    return { success: true, noLeidas: await this.notificaciones.markAllRead(caller) };
  }

  @Put(':id/leer')
  @Replies(noLeidasReplySchema)
  async markRead(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.markRead(caller, id) };
  }

  @Put(':id/restaurar')
  @Replies(noLeidasReplySchema)
  async restore(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.restore(caller, id) };
  }

  @Delete(':id')
  @Replies(noLeidasReplySchema)
  async remove(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.remove(caller, id) };
  }
}
