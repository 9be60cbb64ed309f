import { Controller, Get, Query } from '@nestjs/common';
import { busquedaQuerySchema, busquedaReplySchema } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { BusquedaService } from './busqueda.service';

@Controller('proyectos/buscar')
export class BusquedaController {
  constructor(private readonly service: BusquedaService) {}

  @Get()
  @Replies(busquedaReplySchema)
  @Requires('proyecto.ver')
  async search(
    @CurrentCaller() caller: Caller,
    @Query({ schema: busquedaQuerySchema }) { q }: { q: string },
  ) {
    return { success: true, ...(await this.service.search(caller, q)) };
  }
}
