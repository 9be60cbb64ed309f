import { Controller, UseInterceptors } from '@nestjs/common';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import { ResumenService } from './resumen.service';

@Controller()
export class ResumenController {
  constructor(private readonly service: ResumenService) {}

  @Ruta(rutasProyectos.leerResumen)
  @UseInterceptors(ListReplyInterceptor)
  get(@CurrentCaller() caller: Caller) {
    return this.service.getResumen(caller);
  }
}
