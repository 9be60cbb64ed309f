import { Controller, Get, UseInterceptors } from '@nestjs/common';
import { CurrentCaller, Requires, type Caller } from '@pmp/platform';
import { ListReplyInterceptor } from '../listas/list-reply.interceptor';
import { ResumenService } from './resumen.service';

@Controller('proyectos/resumen')
export class ResumenController {
  constructor(private readonly service: ResumenService) {}

  @Get()
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  get(@CurrentCaller() caller: Caller) {
    return this.service.getResumen(caller);
  }
}
