import { Controller, Param, Query, UseInterceptors } from '@nestjs/common';
import type { CuentasQuery, DeHistoriasQuery } from '@pmp/contracts/proyectos';
import { rutasEpicas, rutasTareas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import { AvanceService } from './avance.service';

@Controller()
export class AvanceController {
  constructor(private readonly service: AvanceService) {}

  @Ruta(rutasTareas.listarAvances)
  @UseInterceptors(ListReplyInterceptor)
  list(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() { historias }: DeHistoriasQuery,
  ) {
    return this.service.listAvances(caller, id, historias);
  }
}

@Controller()
export class CuentasController {
  constructor(private readonly service: AvanceService) {}

  @Ruta(rutasEpicas.listarCuentas)
  @UseInterceptors(ListReplyInterceptor)
  list(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Query() query: CuentasQuery) {
    return this.service.listCuentas(caller, id, query);
  }
}
