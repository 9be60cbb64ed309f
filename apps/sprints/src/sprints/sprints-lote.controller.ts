import { Body, Controller, Put } from '@nestjs/common';
import { sprintLoteSchema, type SprintLote } from '@pmp/contracts/sprints';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { SprintsLoteService } from './sprints-lote.service';

@Controller('sprints')
export class SprintsLoteController {
  constructor(private readonly lote: SprintsLoteService) {}

  @Put('lote')
  @Requires('proyecto.editar')
  async plan(@CurrentCaller() caller: Caller, @Body({ schema: sprintLoteSchema }) datos: SprintLote) {
    return { success: true, sprints: await this.lote.plan(caller, datos) };
  }
}
