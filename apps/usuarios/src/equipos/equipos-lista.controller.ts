import { rutasEquipos } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Controller, Query } from '@nestjs/common';
import type { PageRequest } from '../paginas/newest-first';
import { EquiposReader } from './equipos.reader';

/** The path says projects because their form uses it, but the data are teams, so this service answers. */
@Controller()
export class EquiposListaController {
  constructor(private readonly reader: EquiposReader) {}

  @Ruta(rutasEquipos.listarElegibles)
  async list(@CurrentCaller() caller: Caller, @Query() pagina: PageRequest) {
    return { success: true, ...(await this.reader.listToChoose(caller, pagina)) };
  }
}
