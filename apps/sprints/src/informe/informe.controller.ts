import { Controller, Get, Param } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { informeSchema } from '@pmp/contracts/sprints';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { InformeService } from './informe.service';

@Controller('sprints')
export class InformeController {
  constructor(private readonly service: InformeService) {}

  @Get(':id/informe')
  @Replies(informeSchema)
  @Requires('proyecto.ver')
  async report(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, ...(await this.service.report(caller, id)) };
  }
}
