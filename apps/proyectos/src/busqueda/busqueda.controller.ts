import { Controller, Query } from '@nestjs/common';
import { rutasBusqueda } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { BusquedaService } from './busqueda.service';

@Controller()
export class BusquedaController {
  constructor(private readonly service: BusquedaService) {}

  @Ruta(rutasBusqueda.buscar)
  async search(@CurrentCaller() caller: Caller, @Query() { q }: { q: string }) {
    return { success: true, ...(await this.service.search(caller, q)) };
  }
}
