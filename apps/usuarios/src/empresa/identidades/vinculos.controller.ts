import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import { vinculosReplySchema } from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Controller, Delete, Get, Param } from '@nestjs/common';
import { VinculosService } from './vinculos.service';

@Controller('usuarios/empresa/vinculos')
@Requires('identidad.administrar')
export class VinculosController {
  constructor(private readonly vinculos: VinculosService) {}

  @Get()
  @Replies(vinculosReplySchema)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, vinculos: await this.vinculos.list(caller) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  async unlink(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.vinculos.unlink(caller, id);
    return { success: true };
  }
}
