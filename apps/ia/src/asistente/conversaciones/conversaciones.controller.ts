import { Body, Controller, Param } from '@nestjs/common';
import type { PropuestaEstadoBody } from '@pmp/contracts/ia';
import { rutasConversaciones } from '@pmp/contracts/ia/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { ConversacionesService } from './conversaciones.service';

@Controller()
export class ConversacionesController {
  constructor(private readonly conversaciones: ConversacionesService) {}

  @Ruta(rutasConversaciones.listar)
  async list(@CurrentCaller() caller: Caller) {
    return { success: true, conversaciones: await this.conversaciones.list(caller) };
  }

  @Ruta(rutasConversaciones.leer)
  async get(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, conversacion: await this.conversaciones.get(caller, id) };
  }

  @Ruta(rutasConversaciones.cerrarPropuesta)
  async settle(
    @CurrentCaller() caller: Caller,
    @Param() { id, propuesta }: { id: string; propuesta: string },
    @Body() body: PropuestaEstadoBody,
  ) {
    await this.conversaciones.settle(caller, id, propuesta, body);
    return { success: true };
  }

  @Ruta(rutasConversaciones.eliminar)
  async remove(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.conversaciones.remove(caller, id);
    return { success: true };
  }
}
