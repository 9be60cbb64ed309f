import { Controller, Get, Param } from '@nestjs/common';
import { claveParamSchema, claveReplySchema } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { FindByClave } from './find-by-clave';

@Controller('claves')
export class ClavesController {
  constructor(private readonly finding: FindByClave) {}

  @Get(':clave')
  @Replies(claveReplySchema)
  @Requires('proyecto.ver')
  async get(
    @CurrentCaller() caller: Caller,
    @Param({ schema: claveParamSchema }) { clave }: { clave: string },
  ) {
    return { success: true, ...(await this.finding.find(caller, clave)) };
  }
}
