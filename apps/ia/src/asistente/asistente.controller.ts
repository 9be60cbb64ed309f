import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import {
  type MensajeAsistenteBody,
  mensajeAsistenteBodySchema,
  respuestaAsistenteSchema,
  verificarSchema,
} from '@pmp/contracts/ia';
import { type Caller, CurrentCaller, Replies, Requires } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AsistenteService } from './asistente.service';
import { CheckProveedor } from './check-proveedor';
import { SSE_HEADERS } from './sse';

@Controller('ia')
@Requires('autenticado')
export class AsistenteController {
  constructor(
    private readonly asistente: AsistenteService,
    private readonly checker: CheckProveedor,
  ) {}

  @Get('verificar')
  @Replies(verificarSchema)
  async verify() {
    return { success: true, ...(await this.checker.verify()) };
  }

  @Post('mensaje')
  @Replies(respuestaAsistenteSchema, { refuses: ['missing', 'tooMany'] })
  @HttpCode(200)
  async ask(
    @CurrentCaller() caller: Caller,
    @Body({ schema: mensajeAsistenteBodySchema }) body: MensajeAsistenteBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return { success: true, ...(await this.asistente.answer(caller, body, leavingOf(reply))) };
  }

  @Post('mensaje/flujo')
  @Replies('text/event-stream', { refuses: ['missing', 'tooMany'] })
  @HttpCode(200)
  async stream(
    @CurrentCaller() caller: Caller,
    @Body({ schema: mensajeAsistenteBodySchema }) body: MensajeAsistenteBody,
    @Res() reply: FastifyReply,
  ) {
    const flujo = await this.asistente.stream(caller, body, leavingOf(reply));
    return reply.headers(SSE_HEADERS).send(flujo);
  }
}

/** Aborted when the client leaves, so that nobody pays for an answer that nobody reads. */
function leavingOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  return leaving.signal;
}
