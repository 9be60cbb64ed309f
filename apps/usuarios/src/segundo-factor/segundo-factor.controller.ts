import type { FactorConfirmar, FactorPedido } from '@pmp/contracts/usuarios';
import { rutasFactores } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { type AskingSession, CurrentAsking } from '../caller/asking-session';
import { SegundoFactorService } from './segundo-factor.service';

@Controller()
export class SegundoFactorController {
  constructor(private readonly segundoFactor: SegundoFactorService) {}

  @Ruta(rutasFactores.leer)
  async find(@CurrentCaller() caller: Caller) {
    return { success: true, factores: await this.segundoFactor.find(caller) };
  }

  @Ruta(rutasFactores.empezar)
  async begin(
    @CurrentCaller() caller: Caller,
    @Body() pedido: FactorPedido,
    @CurrentAsking() session: AskingSession,
  ) {
    return { success: true, ...(await this.segundoFactor.begin(caller, pedido, session)) };
  }

  @Ruta(rutasFactores.confirmar)
  async confirm(@CurrentCaller() caller: Caller, @Body() pedido: FactorConfirmar) {
    return { success: true, codigos: await this.segundoFactor.confirm(caller, pedido) };
  }

  @Ruta(rutasFactores.renovarCodigos)
  async renewCodigos(
    @CurrentCaller() caller: Caller,
    @Body() pedido: FactorPedido,
    @CurrentAsking() session: AskingSession,
  ) {
    const codigos = await this.segundoFactor.renewCodigos(caller, pedido, session);
    return { success: true, codigos };
  }

  @Ruta(rutasFactores.quitar)
  async remove(
    @CurrentCaller() caller: Caller,
    @Body() pedido: FactorPedido,
    @CurrentAsking() session: AskingSession,
  ) {
    await this.segundoFactor.remove(caller, pedido, session);
    return { success: true };
  }

  @Ruta(rutasFactores.olvidarDispositivo)
  async forgetDevice(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.segundoFactor.forgetDispositivo(caller, id);
    return { success: true };
  }

  @Ruta(rutasFactores.restablecer)
  async reset(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.segundoFactor.resetFor(caller, id);
    return { success: true };
  }
}
