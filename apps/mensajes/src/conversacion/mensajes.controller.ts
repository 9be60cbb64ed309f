import { Body, Controller, Param, Query } from '@nestjs/common';
import type { DecisionesQuery, DecisionUpdate, ReaccionUpdate } from '@pmp/contracts/common';
import type { MensajesQuery, MensajeUpdate, TipoChat } from '@pmp/contracts/mensajes';
import { rutasMensajes } from '@pmp/contracts/mensajes/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { EditMensaje } from './edit-mensaje';
import { ListDecisiones } from './list-decisiones';
import { ListMensajes } from './list-mensajes';
import { MarkMensaje } from './mark-mensaje';

@Controller()
export class MensajesController {
  constructor(
    private readonly mensajes: ListMensajes,
    private readonly edit: EditMensaje,
    private readonly marks: MarkMensaje,
    private readonly decisions: ListDecisiones,
  ) {}

  @Ruta(rutasMensajes.listar)
  async list(
    @CurrentCaller() caller: Caller,
    @Param() { chatId, tipo }: { chatId: string; tipo: TipoChat },
    @Query() query: MensajesQuery,
  ) {
    return {
      success: true,
      ...(await this.mensajes.listMensajes(caller, { chatId, tipoChat: tipo }, query)),
    };
  }

  @Ruta(rutasMensajes.listarVersiones)
  async listVersiones(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    return { success: true, versiones: await this.mensajes.listVersiones(caller, id) };
  }

  @Ruta(rutasMensajes.cambiar)
  async update(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: MensajeUpdate,
  ) {
    return { success: true, mensaje: await this.edit.updateMensaje(caller, id, datos) };
  }

  @Ruta(rutasMensajes.eliminar)
  async delete(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.edit.deleteMensaje(caller, id);
    return { success: true };
  }

  @Ruta(rutasMensajes.listarDecisiones)
  async listDecisiones(
    @CurrentCaller() caller: Caller,
    @Param() { chatId, tipo }: { chatId: string; tipo: TipoChat },
    @Query() query: DecisionesQuery,
  ) {
    const found = await this.decisions.listDecisiones(caller, { chatId, tipoChat: tipo }, query);
    return { success: true, ...found };
  }

  @Ruta(rutasMensajes.reaccionar)
  async react(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() datos: ReaccionUpdate,
  ) {
    return { success: true, mensaje: await this.marks.react(caller, id, datos) };
  }

  @Ruta(rutasMensajes.decidir)
  async decide(
    @CurrentCaller() caller: Caller,
    @Param() { id }: { id: string },
    @Body() { decidido }: DecisionUpdate,
  ) {
    return { success: true, mensaje: await this.marks.decide(caller, id, decidido) };
  }
}
