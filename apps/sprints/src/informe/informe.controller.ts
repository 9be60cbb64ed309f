import { Controller, Get, Param } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { InformeService } from './informe.service';

@Controller('sprints')
export class InformeController {
  constructor(private readonly service: InformeService) {}

  @Get(':id/informe')
  @Requires('proyecto.ver')
  async report(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return { success: true, ...(await this.service.report(caller, id)) };
  }
}
