import { Controller, Get, Query } from '@nestjs/common';
import { mensajesBusquedaQuerySchema, type MensajesBusquedaQuery } from '@pmp/contracts/mensajes';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { BusquedaService } from './busqueda.service';

@Controller('mensajes/buscar')
export class BusquedaController {
  constructor(private readonly service: BusquedaService) {}

  @Get()
  @Requires('autenticado')
  async search(
    @CurrentCaller() caller: Caller,
    @Query({ schema: mensajesBusquedaQuerySchema }) query: MensajesBusquedaQuery,
  ) {
    return { success: true, resultados: await this.service.search(caller, query) };
  }
}
