import { paginaQuerySchema } from '@pmp/contracts/common';
import { equiposListaReplySchema } from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import { Controller, Get, Query } from '@nestjs/common';
import type { PageRequest } from '../paginas/newest-first';
import { EquiposReader } from './equipos.reader';

/** The path says projects because their form uses it, but the data are teams, so this service answers. */
@Controller('proyectos/equipos/lista')
export class EquiposListaController {
  constructor(private readonly reader: EquiposReader) {}

  @Get()
  @Replies(equiposListaReplySchema)
  @Requires('autenticado')
  async list(@CurrentCaller() caller: Caller, @Query({ schema: paginaQuerySchema }) pagina: PageRequest) {
    return { success: true, ...(await this.reader.listToChoose(caller, pagina)) };
  }
}
