import { Body, Controller, Param } from '@nestjs/common';
import type { CalendarioCreate } from '@pmp/contracts/integraciones';
import { rutasCalendarios } from '@pmp/contracts/integraciones/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { CalendariosService } from './calendarios.service';

interface Id {
  id: string;
}

/** A person's own calendars. An address opens them without anybody signing in, so no token may make one. */
@Controller()
export class CalendariosController {
  constructor(private readonly service: CalendariosService) {}

  @Ruta(rutasCalendarios.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, calendarios: await this.service.list(caller) };
  }

  @Ruta(rutasCalendarios.crear)
  async create(@CurrentCaller() caller: Caller, @Body() datos: CalendarioCreate) {
    return { success: true, ...(await this.service.create(caller, datos)) };
  }

  @Ruta(rutasCalendarios.renovar)
  async renew(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, ...(await this.service.renew(caller, id)) };
  }

  @Ruta(rutasCalendarios.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    await this.service.delete(caller, id);
    return { success: true };
  }
}
