import { Body, Controller, Param, Query } from '@nestjs/common';
import type { NotificacionesQuery, Posponer } from '@pmp/contracts/notificaciones';
import { rutasNotificaciones } from '@pmp/contracts/notificaciones/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { NotificacionesService } from './notificaciones.service';

@Controller()
export class NotificacionesController {
  constructor(private readonly notificaciones: NotificacionesService) {}

  @Ruta(rutasNotificaciones.listar)
  async list(@CurrentCaller() caller: Caller, @Query() query: NotificacionesQuery) {
    return { success: true, ...(await this.notificaciones.list(caller, query)) };
  }

  @Ruta(rutasNotificaciones.contar)
  async count(@CurrentCaller() caller: Caller) {
    return { success: true, contador: await this.notificaciones.countUnread(caller) };
  }

  @Ruta(rutasNotificaciones.recontar)
  async countByRule(@CurrentCaller() caller: Caller) {
    return { success: true, ...(await this.notificaciones.countByRule(caller)) };
  }

  @Ruta(rutasNotificaciones.marcarTodasLeidas)
  async markAllRead(@CurrentCaller() caller: Caller) {
    return { success: true, noLeidas: await this.notificaciones.markAllRead(caller) };
  }

  @Ruta(rutasNotificaciones.marcarLeida)
  async markRead(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.markRead(caller, id) };
  }

  @Ruta(rutasNotificaciones.posponer)
  async postpone(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Body() body: Posponer) {
    return { success: true, noLeidas: await this.notificaciones.postpone(caller, id, body) };
  }

  @Ruta(rutasNotificaciones.restaurar)
  async restore(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.restore(caller, id) };
  }

  @Ruta(rutasNotificaciones.eliminar)
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, noLeidas: await this.notificaciones.remove(caller, id) };
  }
}
