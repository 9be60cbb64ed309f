import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  cumpleSchema,
  definicionDeHistoriaReplySchema,
  definicionesReplySchema,
  type DefinicionesUpdate,
  definicionesUpdateSchema,
  puntoParamSchema,
} from '@pmp/contracts/sprints';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { DefinicionesService } from './definiciones.service';

interface Id {
  id: string;
}

/** Named by a project: whoever works in one of the team's projects reads and writes what holds for all of them. */
@Controller('sprints')
export class DefinicionesController {
  constructor(private readonly service: DefinicionesService) {}

  @Get('proyecto/:id/definiciones')
  @Replies(definicionesReplySchema)
  @Requires('proyecto.ver')
  async get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, definiciones: await this.service.get(caller, id) };
  }

  @Put('proyecto/:id/definiciones')
  @Replies(definicionesReplySchema)
  @Requires('proyecto.editar')
  async update(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: Id,
    @Body({ schema: definicionesUpdateSchema }) datos: DefinicionesUpdate,
  ) {
    return { success: true, definiciones: await this.service.update(caller, id, datos) };
  }

  @Get('historias/:id/definiciones')
  @Replies(definicionDeHistoriaReplySchema)
  @Requires('proyecto.ver')
  async ofHistoria(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: Id) {
    return { success: true, ...(await this.service.ofHistoria(caller, id)) };
  }

  @Put('historias/:id/definiciones/:puntoId')
  @Replies(definicionDeHistoriaReplySchema)
  @Requires('proyecto.editar')
  async mark(
    @CurrentCaller() caller: Caller,
    @Param({ schema: puntoParamSchema }) { id, puntoId }: Id & { puntoId: string },
    @Body({ schema: cumpleSchema }) { cumple }: { cumple: boolean },
  ) {
    return { success: true, ...(await this.service.mark(caller, id, puntoId, cumple)) };
  }
}
