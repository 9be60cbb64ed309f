import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import {
  type PapeleraQuery,
  papeleraQuerySchema,
  papeleraReplySchema,
  type Restaurar,
  restaurarReplySchema,
  restaurarSchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { PapeleraService } from './papelera.service';
import { RestoreElemento } from './restore-elemento';

@Controller('papelera')
export class PapeleraController {
  constructor(
    private readonly service: PapeleraService,
    private readonly restoreElemento: RestoreElemento,
  ) {}

  @Get()
  @Replies(papeleraReplySchema)
  @Requires('proyecto.ver')
  async list(@CurrentCaller() caller: Caller, @Query({ schema: papeleraQuerySchema }) query: PapeleraQuery) {
    return { success: true, ...(await this.service.list(caller, query)) };
  }

  @Post(':id/restaurar')
  @Replies(restaurarReplySchema)
  @Requires('proyecto.editar')
  @HttpCode(200)
  async restore(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: restaurarSchema }) datos: Restaurar,
  ) {
    return { success: true, restaurado: await this.restoreElemento.restore(caller, id, datos) };
  }

  @Delete(':id')
  @Replies(exitoReplySchema)
  @Requires('papelera.purgar')
  async purge(@Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.purge(id);
    return { success: true };
  }
}
