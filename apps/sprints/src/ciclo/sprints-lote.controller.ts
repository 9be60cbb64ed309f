import { Body, Controller, Put } from '@nestjs/common';
import { type SprintLote, sprintLoteSchema, sprintsLoteReplySchema } from '@pmp/contracts/sprints';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { BulkPlanHistorias } from './bulk-plan-historias';

@Controller('sprints')
export class SprintsLoteController {
  constructor(private readonly bulk: BulkPlanHistorias) {}

  @Put('lote')
  @Replies(sprintsLoteReplySchema)
  @Requires('proyecto.editar')
  async plan(@CurrentCaller() caller: Caller, @Body({ schema: sprintLoteSchema }) datos: SprintLote) {
    return { success: true, sprints: await this.bulk.plan(caller, datos) };
  }
}
