import { Body, Controller, Res } from '@nestjs/common';
import type { MensajeAsistenteBody } from '@pmp/contracts/ia';
import { rutasAsistente } from '@pmp/contracts/ia/rutas';
import { type Caller, CurrentCaller, Ruta } from '@pmp/platform';
import type { FastifyReply } from 'fastify';
import { AsistenteService } from './asistente.service';
import { CheckProveedor } from './check-proveedor';
import { SSE_HEADERS } from './sse';

@Controller()
export class AsistenteController {
  constructor(
    private readonly asistente: AsistenteService,
    private readonly checker: CheckProveedor,
  ) {}

  @Ruta(rutasAsistente.verificar)
  async verify() {
    return { success: true, ...(await this.checker.verify()) };
  }

  @Ruta(rutasAsistente.preguntar)
  async ask(
    @CurrentCaller() caller: Caller,
    @Body() body: MensajeAsistenteBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return { success: true, ...(await this.asistente.answer(caller, body, leavingOf(reply))) };
  }

  @Ruta(rutasAsistente.preguntarConFlujo)
  async stream(
    @CurrentCaller() caller: Caller,
    @Body() body: MensajeAsistenteBody,
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
