import { Body, Controller, Put } from '@nestjs/common';
import { type Plazos, plazosReplySchema, plazosSchema } from '@pmp/contracts/proyectos';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { MovePlazos } from './move-plazos';

@Controller('elementos')
export class PlazosController {
  constructor(private readonly plazos: MovePlazos) {}

  @Put('plazos')
  @Replies(plazosReplySchema)
  @Requires('proyecto.editar')
  async move(@CurrentCaller() caller: Caller, @Body({ schema: plazosSchema }) datos: Plazos) {
    const { epica: epicas, historia: historias } = await this.plazos.move(caller, datos);
    return { success: true, epicas, historias };
  }
}
