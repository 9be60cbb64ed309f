import { Controller, Param } from '@nestjs/common';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { InformeService } from './informe.service';

@Controller()
export class InformeController {
  constructor(private readonly service: InformeService) {}

  @Ruta(rutasSprints.leerInforme)
  async report(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, ...(await this.service.report(caller, id)) };
  }
}
