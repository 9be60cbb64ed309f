import { type DecisionAcceso, MAX_PEDIDO_TOKEN_BYTES, type SolicitudAcceso } from '@pmp/contracts/usuarios';
import { rutasOauth } from '@pmp/contracts/usuarios/rutas';
import { type Caller, CurrentCaller, FORM_TYPE, RawBody, Ruta } from '@pmp/platform';
import { Body, Controller, Header } from '@nestjs/common';
import { AuthorizeAplicacion } from './authorize-aplicacion';
import { ExchangeCodigo } from './exchange-codigo';
import { registered } from './register-cliente';

/** How a program gets a token for the MCP server: OAuth, as the protocol's chapter on authorization asks for it. */
@Controller()
export class OauthController {
  constructor(
    private readonly aplicaciones: AuthorizeAplicacion,
    private readonly codigos: ExchangeCodigo,
  ) {}

  @Ruta(rutasOauth.registrar)
  @Header('cache-control', 'no-store')
  register(@Body() datos: object) {
    return { success: true, ...registered(datos) };
  }

  @Ruta(rutasOauth.canjear)
  @Header('cache-control', 'no-store')
  @RawBody({ maxBytes: MAX_PEDIDO_TOKEN_BYTES, types: [FORM_TYPE] })
  async exchange(@Body() body: string) {
    return { success: true, ...(await this.codigos.exchange(body)) };
  }

  @Ruta(rutasOauth.mirarSolicitud)
  async look(@CurrentCaller() caller: Caller, @Body() pedido: SolicitudAcceso) {
    return { success: true, ...(await this.aplicaciones.look(caller, pedido)) };
  }

  @Ruta(rutasOauth.decidir)
  async decide(@CurrentCaller() caller: Caller, @Body() pedido: DecisionAcceso) {
    return { success: true, vuelta: await this.aplicaciones.decide(caller, pedido) };
  }
}
