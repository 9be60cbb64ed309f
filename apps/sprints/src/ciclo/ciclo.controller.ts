import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  alcanceSchema,
  type Finalizar,
  finalizarSchema,
  type SprintHistorias,
  sprintReplySchema,
  type Trasladar,
  trasladarSchema,
  verificacionFinalizacionSchema,
  verificacionInicioSchema,
} from '@pmp/contracts/sprints';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { ChangeScope } from './change-scope';
import { CicloService } from './ciclo.service';
import { MoveUnfinishedHistorias } from './move-unfinished-historias';

@Controller('sprints/:id')
export class CicloController {
  constructor(
    private readonly service: CicloService,
    private readonly scope: ChangeScope,
    private readonly unfinished: MoveUnfinishedHistorias,
  ) {}

  @Get('verificar-inicio')
  @Replies(verificacionInicioSchema)
  @Requires('proyecto.ver')
  async verifyStart(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
  ) {
    const { puede, ...rest } = await this.service.verifyStart(caller, id);
    return { success: true, puedeIniciar: puede, ...rest };
  }

  @Get('verificar-finalizacion')
  @Replies(verificacionFinalizacionSchema)
  @Requires('proyecto.ver')
  async verifyFinish(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
  ) {
    const { puede, ...rest } = await this.service.verifyFinish(caller, id);
    return { success: true, puedeFinalizar: puede, ...rest };
  }

  @Post('iniciar')
  @Replies(sprintReplySchema)
  @HttpCode(200)
  @Requires('proyecto.editar')
  async start(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, sprint: await this.service.start(caller, id) };
  }

  @Post('finalizar')
  @Replies(sprintReplySchema)
  @HttpCode(200)
  @Requires('proyecto.editar')
  async finish(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: finalizarSchema }) datos?: Finalizar,
  ) {
    return { success: true, sprint: await this.service.finish(caller, id, datos) };
  }

  @Post('cancelar')
  @Replies(sprintReplySchema)
  @HttpCode(200)
  @Requires('proyecto.editar')
  async cancel(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, sprint: await this.service.cancel(caller, id) };
  }

  @Post('alcance')
  @Replies(sprintReplySchema)
  @HttpCode(200)
  @Requires('proyecto.editar')
  async changeScope(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: alcanceSchema }) datos: SprintHistorias,
  ) {
    return { success: true, sprint: await this.scope.change(caller, id, datos) };
  }

  @Post('trasladar-pendientes')
  @Replies(sprintReplySchema)
  @HttpCode(200)
  @Requires('proyecto.editar')
  async moveUnfinished(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: trasladarSchema }) { destino }: Trasladar,
  ) {
    return { success: true, sprint: await this.unfinished.moveUnfinished(caller, id, destino) };
  }
}
