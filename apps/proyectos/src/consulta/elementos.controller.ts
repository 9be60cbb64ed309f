import { Controller, Param, Query, UseInterceptors } from '@nestjs/common';
import type { CambiosQuery, ElementosQuery } from '@pmp/contracts/proyectos';
import { rutasElementos } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import { ListCambios } from './list-cambios';
import { ListElementos } from './list-elementos';

@Controller()
export class ElementosController {
  constructor(
    private readonly elementos: ListElementos,
    private readonly cambios: ListCambios,
  ) {}

  @Ruta(rutasElementos.listar)
  @UseInterceptors(ListReplyInterceptor)
  async list(@CurrentCaller() caller: Caller, @Query() query: ElementosQuery) {
    return { success: true, ...(await this.elementos.list(caller, query)) };
  }

  @Ruta(rutasElementos.listarCambios)
  @UseInterceptors(ListReplyInterceptor)
  async listCambios(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Query() query: CambiosQuery,
  ) {
    return { success: true, ...(await this.cambios.list(caller, id, query)) };
  }
}
