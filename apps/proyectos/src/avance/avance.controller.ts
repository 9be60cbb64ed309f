import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { avancesReplySchema, cuentasReplySchema } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, ListReplyInterceptor, Replies, Requires } from '@pmp/platform';
import { AvanceService } from './avance.service';

@Controller('tareas/proyecto')
export class AvanceController {
  constructor(private readonly service: AvanceService) {}

  @Get(':id/avance')
  @Replies(avancesReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  list(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return this.service.listAvances(caller, id);
  }
}

@Controller('epicas/proyecto')
export class CuentasController {
  constructor(private readonly service: AvanceService) {}

  @Get(':id/cuentas')
  @Replies(cuentasReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  list(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return this.service.listCuentas(caller, id);
  }
}
