import { Controller, Param, UseInterceptors } from '@nestjs/common';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, ListReplyInterceptor, Ruta } from '@pmp/platform';
import { PanelService } from './panel.service';

@Controller()
export class PanelController {
  constructor(private readonly service: PanelService) {}

  @Ruta(rutasProyectos.leerPanel)
  @UseInterceptors(ListReplyInterceptor)
  get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return this.service.getPanel(caller, id);
  }
}
