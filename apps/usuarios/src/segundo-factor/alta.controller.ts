import type { AltaFactorConfirmar } from '@pmp/contracts/usuarios';
import { rutasFactores } from '@pmp/contracts/usuarios/rutas';
import { Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { CallerAddress } from '../caller/caller-address';
import { CallerDevice } from '../caller/caller-device';
import { EnrolAtSignIn } from './enrol-at-sign-in';

/** Of whoever has no session yet. */
@Controller()
export class AltaController {
  constructor(private readonly enrolling: EnrolAtSignIn) {}

  @Ruta(rutasFactores.empezarAlta)
  async begin(@Body() { reto }: Pick<AltaFactorConfirmar, 'reto'>) {
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
}
