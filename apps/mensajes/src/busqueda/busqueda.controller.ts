import { Controller, Get, Query } from '@nestjs/common';
import {
  type MensajesBusquedaQuery,
  mensajesBusquedaQuerySchema,
  mensajesBusquedaReplySchema,
} from '@pmp/contracts/mensajes';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { BusquedaService } from './busqueda.service';

@Controller('mensajes/buscar')
export class BusquedaController {
  constructor(private readonly service: BusquedaService) {}

  @Get()
  @Replies(mensajesBusquedaReplySchema)
  @Requires('autenticado')
  async search(
    @CurrentCaller() caller: Caller,
    @Query({ schema: mensajesBusquedaQuerySchema }) query: MensajesBusquedaQuery,
  ) {
    return { success: true, resultados: await this.service.search(caller, query) };
  }
}
