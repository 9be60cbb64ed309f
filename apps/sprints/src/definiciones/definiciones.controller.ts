import { Body, Controller, Param } from '@nestjs/common';
import type { DefinicionesUpdate } from '@pmp/contracts/sprints';
import { rutasDefiniciones } from '@pmp/contracts/sprints/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { DefinicionesService } from './definiciones.service';

interface Id {
  id: string;
}

/** Named by a project: whoever works in one of the team's projects reads and writes what holds for all of them. */
@Controller()
export class DefinicionesController {
  constructor(private readonly service: DefinicionesService) {}

  @Ruta(rutasDefiniciones.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, definiciones: await this.service.get(caller, id) };
  }

  @Ruta(rutasDefiniciones.cambiar)
  async update(@CurrentCaller() caller: Caller, @Param() { id }: Id, @Body() datos: DefinicionesUpdate) {
    return { success: true, definiciones: await this.service.update(caller, id, datos) };
  }

  @Ruta(rutasDefiniciones.leerDeHistoria)
  async ofHistoria(@CurrentCaller() caller: Caller, @Param() { id }: Id) {
    return { success: true, ...(await this.service.ofHistoria(caller, id)) };
  }

  @Ruta(rutasDefiniciones.marcar)
  async mark(
    @CurrentCaller() caller: Caller,
    @Param() { id, puntoId }: Id & { puntoId: string },
    @Body() { cumple }: { cumple: boolean },
  ) {
    return { success: true, ...(await this.service.mark(caller, id, puntoId, cumple)) };
  }
}
