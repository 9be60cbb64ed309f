import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  papeleraQuerySchema,
  restaurarSchema,
  type PapeleraQuery,
  type Restaurar,
} from '@pmp/contracts/proyectos';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { PapeleraService } from './papelera.service';
import { RestauracionService } from './restauracion.service';

@Controller('papelera')
export class PapeleraController {
  constructor(
    private readonly service: PapeleraService,
    private readonly restauracion: RestauracionService,
  ) {}

  @Get()
  @Requires('proyecto.ver')
  async list(@CurrentCaller() caller: Caller, @Query({ schema: papeleraQuerySchema }) query: PapeleraQuery) {
    return { success: true, ...(await this.service.list(caller, query)) };
  }

  @Post(':id/restaurar')
  @Requires('proyecto.editar')
  @HttpCode(200)
  async restore(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: restaurarSchema }) datos: Restaurar,
  ) {
    return { success: true, restaurado: await this.restauracion.restore(caller, id, datos) };
  }

  @Delete(':id')
  @Requires('papelera.purgar')
  async purge(@Param({ schema: idParamSchema }) { id }: { id: string }) {
    await this.service.purge(id);
    return { success: true };
  }
}
