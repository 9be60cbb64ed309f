import { Controller, Query } from '@nestjs/common';
import type { MensajesBusquedaQuery } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { BusquedaService } from './busqueda.service';

@Controller()
export class BusquedaController {
  constructor(private readonly service: BusquedaService) {}

  @Ruta(rutasMensajes.buscar)
  async search(@CurrentCaller() caller: Caller, @Query() query: MensajesBusquedaQuery) {
    return { success: true, resultados: await this.service.search(caller, query) };
  }
}
