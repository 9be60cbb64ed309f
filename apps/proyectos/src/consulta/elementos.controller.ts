import { Controller, Query, UseInterceptors } from '@nestjs/common';
import type { ElementosQuery } from '@pmp/contracts/proyectos';
import { rutasElementos } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import { ListElementos } from './list-elementos';

@Controller()
export class ElementosController {
  constructor(private readonly elementos: ListElementos) {}

  @Ruta(rutasElementos.listar)
  @UseInterceptors(ListReplyInterceptor)
  async list(@CurrentCaller() caller: Caller, @Query() query: ElementosQuery) {
    return { success: true, ...(await this.elementos.list(caller, query)) };
  }
}
