import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { type ElementosQuery, elementosQuerySchema, elementosReplySchema } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, ListReplyInterceptor, Replies, Requires } from '@pmp/platform';
import { ListElementos } from './list-elementos';

@Controller('elementos')
export class ElementosController {
  constructor(private readonly elementos: ListElementos) {}

  @Get()
  @Replies(elementosReplySchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  async list(
    @CurrentCaller() caller: Caller,
    @Query({ schema: elementosQuerySchema }) query: ElementosQuery,
  ) {
    return { success: true, ...(await this.elementos.list(caller, query)) };
  }
}
