import type { FactorConfirmar, FactorPedido } from '@pmp/contracts/usuarios';
import { rutasFactores } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, CurrentSession, Ruta } from '@pmp/platform';
import { Body, Controller, Param } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
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
    @CallerAddress() direccion: string,
    @CurrentSession() sid: string,
  ) {
    return { success: true, ...(await this.segundoFactor.begin(caller, pedido, { direccion, sid })) };
  }

  @Ruta(rutasFactores.confirmar)
  async confirm(@CurrentCaller() caller: Caller, @Body() pedido: FactorConfirmar) {
    return { success: true, codigos: await this.segundoFactor.confirm(caller, pedido) };
  }

  @Ruta(rutasFactores.renovarCodigos)
  async renewCodigos(
    @CurrentCaller() caller: Caller,
    @Body() pedido: FactorPedido,
    @CallerAddress() direccion: string,
    @CurrentSession() sid: string,
  ) {
    const codigos = await this.segundoFactor.renewCodigos(caller, pedido, { direccion, sid });
    return { success: true, codigos };
  }

  @Ruta(rutasFactores.quitar)
  async remove(
    @CurrentCaller() caller: Caller,
    @Body() pedido: FactorPedido,
    @CallerAddress() direccion: string,
    @CurrentSession() sid: string,
  ) {
    await this.segundoFactor.remove(caller, pedido, { direccion, sid });
    return { success: true };
  }

  @Ruta(rutasFactores.restablecer)
  async reset(@CurrentCaller() caller: Caller, @Param() { id }: { id: string }) {
    await this.segundoFactor.resetFor(caller, id);
    return { success: true };
  }
}
