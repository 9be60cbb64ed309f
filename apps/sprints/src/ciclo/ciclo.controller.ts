import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { trasladarSchema, type Trasladar } from '@pmp/contracts/sprints';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { CicloService } from './ciclo.service';
import { TrasladoService } from './traslado.service';

@Controller('sprints/:id')
export class CicloController {
  constructor(
    private readonly service: CicloService,
    private readonly traslado: TrasladoService,
  ) {}

  @Get('verificar-inicio')
  @Requires('proyecto.ver')
  async verifyStart(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
  ) {
    const { puede, ...rest } = await this.service.verifyStart(caller, id);
    return { success: true, puedeIniciar: puede, ...rest };
  }

  @Get('verificar-finalizacion')
  @Requires('proyecto.ver')
  async verifyFinish(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
  ) {
    const { puede, ...rest } = await this.service.verifyFinish(caller, id);
    return { success: true, puedeFinalizar: puede, ...rest };
  }

  @Post('iniciar')
  @HttpCode(200)
  @Requires('proyecto.editar')
  async start(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, sprint: await this.service.start(caller, id) };
  }

  @Post('finalizar')
  @HttpCode(200)
  @Requires('proyecto.editar')
  async finish(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, sprint: await this.service.finish(caller, id) };
  }

  @Post('cancelar')
  @HttpCode(200)
  @Requires('proyecto.editar')
  async cancel(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, sprint: await this.service.cancel(caller, id) };
  }

  @Post('trasladar-pendientes')
  @HttpCode(200)
  @Requires('proyecto.editar')
  async moveUnfinished(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: trasladarSchema }) { destino }: Trasladar,
  ) {
    return { success: true, sprint: await this.traslado.moveUnfinished(caller, id, destino) };
  }
}
