import { Controller, Get, Query } from '@nestjs/common';
import { busquedaQuerySchema } from '@pmp/contracts/proyectos';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { BusquedaService } from './busqueda.service';

@Controller('proyectos/buscar')
export class BusquedaController {
  constructor(private readonly service: BusquedaService) {}

  @Get()
  @Requires('proyecto.ver')
  async search(
    @CurrentCaller() caller: Caller,
    @Query({ schema: busquedaQuerySchema }) { q }: { q: string },
  ) {
    return { success: true, resultados: await this.service.search(caller, q) };
  }
}
