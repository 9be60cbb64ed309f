import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Decidir } from '@pmp/contracts/proyectos';
import { rutasPropuestas } from '@pmp/contracts/proyectos/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { PropuestasService } from './propuestas.service';

@Controller()
export class PropuestasController {
  constructor(private readonly propuestas: PropuestasService) {}

  @Ruta(rutasPropuestas.listar)
  async list(@CurrentCaller() caller: Caller, @Query() { proyecto }: { proyecto: string }) {
    return { success: true, propuestas: await this.propuestas.list(caller, proyecto) };
  }

  @Ruta(rutasPropuestas.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, propuesta: await this.propuestas.get(caller, id) };
  }

  @Ruta(rutasPropuestas.decidir)
  async decide(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }, @Body() pedido: Decidir) {
    return { success: true, propuesta: await this.propuestas.decide(caller, id, pedido) };
  }

  @Ruta(rutasPropuestas.deshacer)
  async undo(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, propuesta: await this.propuestas.undo(caller, id) };
  }
}
