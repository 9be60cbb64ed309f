import { Body, Controller } from '@nestjs/common';
import type { SprintLote } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { BulkPlanHistorias } from './bulk-plan-historias';

@Controller()
export class SprintsLoteController {
  constructor(private readonly bulk: BulkPlanHistorias) {}

  @Ruta(rutasSprints.planificar)
  async plan(@CurrentCaller() caller: Caller, @Body() datos: SprintLote) {
    return { success: true, sprints: await this.bulk.plan(caller, datos) };
  }
}
