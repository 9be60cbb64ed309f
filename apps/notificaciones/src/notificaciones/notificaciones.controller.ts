import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { type NotificacionesQuery, notificacionesQuerySchema } from '@pmp/contracts/notificaciones';
import { type Caller, CurrentCaller, Requires } from '@pmp/platform';
import { NotificacionesService } from './notificaciones.service';

@Controller('notificaciones')
@Requires('autenticado')
export class NotificacionesController {
  constructor(private readonly notificaciones: NotificacionesService) {}

  @Get()
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: notificacionesQuerySchema }) query: NotificacionesQuery,
  ) {
    return { success: true, ...(await this.notificaciones.list(caller, query)) };
  }

  @Get('contador')
  async count(@CurrentCaller() caller: Caller) {
    return { success: true, contador: await this.notificaciones.countUnread(caller) };
  }

  @Put('marcar-todas-leidas')
  async markAllRead(@CurrentCaller() caller: Caller) {
    return { success: true, noLeidas: await this.notificaciones.markAllRead(caller) };
  }

  @Put(':id/leer')
  async markRead(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.markRead(caller, id) };
  }

  @Put(':id/restaurar')
  async restore(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.restore(caller, id) };
  }

  @Delete(':id')
  async remove(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.remove(caller, id) };
  }
}
