import { Controller, Get, Param, UseInterceptors } from '@nestjs/common';
import { idParamSchema } from '@pmp/contracts/common';
import { panelSchema } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, ListReplyInterceptor, Replies, Requires } from '@pmp/platform';
import { PanelService } from './panel.service';

@Controller('proyectos/:id/panel')
export class PanelController {
  constructor(private readonly service: PanelService) {}

  @Get()
  @Replies(panelSchema, { also: [304] })
  @Requires('proyecto.ver')
  @UseInterceptors(ListReplyInterceptor)
  get(@CurrentCaller() caller: Caller, @Param({ schema: idParamSchema }) { id }: { id: string }) {
    return this.service.getPanel(caller, id);
  }
}
