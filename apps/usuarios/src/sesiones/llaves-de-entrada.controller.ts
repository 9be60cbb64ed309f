import type { EntrarConLlave, RetoPedido } from '@pmp/contracts/usuarios';
import { rutasLlaves } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import { Body, Controller } from '@nestjs/common';
import { type AskingSession, CurrentAsking } from '../caller/asking-session';
import { CallerAddress } from '../caller/caller-address';
import { CallerDevice } from '../caller/caller-device';
import { CallerSite } from '../caller/caller-site';
import type { Sitio } from '../factores/llaves/sitio.rules';
import { AdmitSesion } from './entrada/admit-sesion';
import { ConfirmSesion } from './entrada/confirm-sesion';
import { EnterWithLlave } from './entrada/enter-with-llave';
import { openedOf } from './sesiones.service';

/** A passkey that is used: to sign in, as the second step of that, or to confirm a sign-in. */
@Controller()
export class LlavesDeEntradaController {
  constructor(
    private readonly entering: EnterWithLlave,
    private readonly admitting: AdmitSesion,
    private readonly confirming: ConfirmSesion,
  ) {}

  @Ruta(rutasLlaves.pedirEntrada)
  async ask(@CallerSite() sitio: Sitio | null, @CallerAddress() direccion: string) {
    return { success: true, opciones: await this.entering.ask(sitio, direccion) };
  }

  @Ruta(rutasLlaves.entrar)
  async enter(
    @Body() pedido: EntrarConLlave,
    @CallerAddress() direccion: string,
    @CallerDevice() agente: string,
  ) {
    const { doc, token } = await this.entering.enter(pedido, { direccion, agente });
    return { success: true, ...openedOf(doc, token) };
  }

  @Ruta(rutasLlaves.pedirPaso)
  async askForStep(@Body() { reto }: RetoPedido, @CallerSite() sitio: Sitio | null) {
    return { success: true, opciones: await this.admitting.askForLlave(reto, sitio) };
  }

  @Ruta(rutasLlaves.pedirPrueba)
  async askForProof(
    @CurrentCaller() caller: Caller,
    @CurrentAsking() session: AskingSession,
    @CallerSite() sitio: Sitio | null,
  ) {
    return { success: true, opciones: await this.confirming.askForLlave(caller, session, sitio) };
  }
}
