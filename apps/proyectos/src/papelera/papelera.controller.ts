import { Body, Controller, Param, Query } from '@nestjs/common';
import type { PapeleraQuery, Restaurar } from '@pmp/contracts/proyectos';
import { rutasPapelera } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { PapeleraService } from './papelera.service';
import { RestoreElemento } from './restore-elemento';

@Controller()
export class PapeleraController {
  constructor(
    private readonly service: PapeleraService,
    private readonly restoreElemento: RestoreElemento,
  ) {}

  @Ruta(rutasPapelera.listar)
  async list(@CurrentCaller() caller: Caller, @Query() query: PapeleraQuery) {
    return { success: true, ...(await this.service.list(caller, query)) };
  }

  @Ruta(rutasPapelera.restaurar)
  async restore(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Body() datos: Restaurar) {
    return { success: true, restaurado: await this.restoreElemento.restore(caller, id, datos) };
  }

  @Ruta(rutasPapelera.purgar)
  async purge(@Param() { id }: { id: string }) {
    await this.service.purge(id);
    return { success: true };
  }
}
