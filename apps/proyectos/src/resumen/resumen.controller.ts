import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { resumenSchema } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, ListReplyInterceptor, Replies, Requires } from '@pmp/platform';
import { ResumenService } from './resumen.service';

@Controller('proyectos/resumen')
export class ResumenController {
  constructor(private readonly service: ResumenService) {}

  @Get()
  @Replies(resumenSchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  get(@CurrentCaller() caller: Caller) {
    return this.service.getResumen(caller);
  }
}
