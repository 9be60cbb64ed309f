import type { AltaFactorConfirmar, AltaLlaveConfirmar, RetoPedido } from '@pmp/contracts/usuarios';
import { rutasFactores, rutasLlaves } from '@pmp/contracts/usuarios/rutas';
import { Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { CallerDevice } from '../caller/caller-device';
import { CallerSite } from '../caller/caller-site';
import type { Sitio } from '../factores/llaves/sitio.rules';
import { EnrolAtSignIn } from './enrol-at-sign-in';

/** Of whoever has no session yet. */
@Controller()
export class AltaController {
  constructor(private readonly enrolling: EnrolAtSignIn) {}

  @Ruta(rutasFactores.empezarAlta)
  async begin(@Body() { reto }: RetoPedido) {
    return { success: true, ...(await this.enrolling.begin(reto)) };
  }

  @Ruta(rutasFactores.confirmarAlta)
  async confirm(
    @Body() pedido: AltaFactorConfirmar,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.enrolling.confirm(pedido, { direccion, agente })) };
  }

  @Ruta(rutasLlaves.empezarAlta)
  async beginLlave(@Body() { reto }: RetoPedido, @CallerSite() sitio: Sitio | null) {
    return { success: true, opciones: await this.enrolling.beginLlave(reto, sitio) };
  }

  @Ruta(rutasLlaves.confirmarAlta)
  async confirmLlave(
    @Body() pedido: AltaLlaveConfirmar,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    return { success: true, ...(await this.enrolling.confirmLlave(pedido, { direccion, agente })) };
  }
}
