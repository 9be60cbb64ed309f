import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import {
  avancesReplySchema,
  type CuentasQuery,
  cuentasQuerySchema,
  cuentasReplySchema,
  type DeHistoriasQuery,
  deHistoriasQuerySchema,
} from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, ListReplyInterceptor, Replies, Requires } from '@pmp/platform';
import { AvanceService } from './avance.service';

@Controller('tareas/proyecto')
export class AvanceController {
  constructor(private readonly service: AvanceService) {}

  @Get(':id/avance')
  @Replies(avancesReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: deHistoriasQuerySchema }) { historias }: DeHistoriasQuery,
  ) {
    return this.service.listAvances(caller, id, historias);
  }
}

@Controller('epicas/proyecto')
export class CuentasController {
  constructor(private readonly service: AvanceService) {}

  @Get(':id/cuentas')
  @Replies(cuentasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  list(
    @CurrentCaller() caller: Caller,
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Query({ schema: cuentasQuerySchema }) query: CuentasQuery,
  ) {
    return this.service.listCuentas(caller, id, query);
  }
}
