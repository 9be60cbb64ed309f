import { Body, Controller, Param } from '@nestjs/common';
import type { Finalizar, SprintHistorias, Trasladar } from '@pmp/contracts/sprints';
import { rutasCiclo } from '@pmp/contracts/sprints/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { ChangeScope } from './change-scope';
import { CicloService } from './ciclo.service';
import { MoveUnfinishedHistorias } from './move-unfinished-historias';

@Controller()
export class CicloController {
  constructor(
    private readonly service: CicloService,
    private readonly scope: ChangeScope,
    private readonly unfinished: MoveUnfinishedHistorias,
  ) {}

  @Ruta(rutasCiclo.verificarInicio)
  async verifyStart(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    const { puede, ...rest } = await this.service.verifyStart(caller, id);
    return { success: true, puedeIniciar: puede, ...rest };
  }

  @Ruta(rutasCiclo.verificarFinalizacion)
  async verifyFinish(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    const { puede, ...rest } = await this.service.verifyFinish(caller, id);
    return { success: true, puedeFinalizar: puede, ...rest };
  }

  @Ruta(rutasCiclo.iniciar)
  async start(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, sprint: await this.service.start(caller, id) };
  }

  @Ruta(rutasCiclo.finalizar)
  async finish(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Body() datos?: Finalizar) {
    return { success: true, sprint: await this.service.finish(caller, id, datos) };
  }

  @Ruta(rutasCiclo.cancelar)
  async cancel(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, sprint: await this.service.cancel(caller, id) };
  }

  @Ruta(rutasCiclo.cambiarAlcance)
  async changeScope(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: SprintHistorias,
  ) {
    return { success: true, sprint: await this.scope.change(caller, id, datos) };
  }

  @Ruta(rutasCiclo.trasladarPendientes)
  async moveUnfinished(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() { destino }: Trasladar,
  ) {
    return { success: true, sprint: await this.unfinished.moveUnfinished(caller, id, destino) };
  }
}
