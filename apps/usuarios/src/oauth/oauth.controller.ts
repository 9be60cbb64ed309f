import {
  type DecisionAcceso,
  decisionAccesoReplySchema,
  decisionAccesoSchema,
  MAX_PEDIDO_TOKEN_BYTES,
  pedidoTokenSchema,
  registroClienteReplySchema,
  registroClienteSchema,
  type SolicitudAcceso,
  solicitudAccesoReplySchema,
  solicitudAccesoSchema,
  tokenAccesoReplySchema,
} from '@pmp/contracts/usuarios';
import { type Caller, CurrentCaller, FORM_TYPE, RawBody, Replies, Requires } from '@pmp/platform';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { AuthorizeAplicacion } from './authorize-aplicacion';
import { ExchangeCodigo } from './exchange-codigo';
import { registered } from './register-cliente';

/** How a program gets a token for the MCP server: OAuth, as the protocol's chapter on authorization asks for it. */
@Controller('oauth')
export class OauthController {
  constructor(
    private readonly aplicaciones: AuthorizeAplicacion,
    private readonly codigos: ExchangeCodigo,
  ) {}

  @Post('registro')
  @Header('cache-control', 'no-store')
  @Requires('publico')
  @Replies(registroClienteReplySchema)
  register(@Body({ schema: registroClienteSchema }) datos: object) {
    return { success: true, ...registered(datos) };
  }

  @Post('token')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @RawBody({ maxBytes: MAX_PEDIDO_TOKEN_BYTES, types: [FORM_TYPE] })
  @Requires('publico')
  @Replies(tokenAccesoReplySchema, { refuses: ['conflict'] })
  async exchange(@Body({ schema: pedidoTokenSchema }) body: string) {
    return { success: true, ...(await this.codigos.exchange(body)) };
  }

  @Post('solicitud')
  @HttpCode(200)
  @Requires('cuenta.propia')
  @Replies(solicitudAccesoReplySchema, { refuses: ['tooMany', 'unavailable'] })
  async look(
    @CurrentCaller() caller: Caller,
    @Body({ schema: solicitudAccesoSchema }) pedido: SolicitudAcceso,
  ) {
    return { success: true, ...(await this.aplicaciones.look(caller, pedido)) };
  }

  @Post('decision')
  @HttpCode(200)
  @Requires('cuenta.propia')
  @Replies(decisionAccesoReplySchema, { refuses: ['conflict', 'tooMany', 'unavailable'] })
  async decide(
    @CurrentCaller() caller: Caller,
    @Body({ schema: decisionAccesoSchema }) pedido: DecisionAcceso,
  ) {
    return { success: true, vuelta: await this.aplicaciones.decide(caller, pedido) };
  }
}
