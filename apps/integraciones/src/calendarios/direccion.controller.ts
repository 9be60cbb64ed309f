import { Controller, Param, Req, Res } from '@nestjs/common';
import { rutasCalendarios } from '@pmp/contracts/integraciones/rutas';
import { Ruta } from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { ReadCalendario } from './read-calendario';

/** Calendar programs show no token: the address is all that they have. */
@Controller()
export class DireccionController {
  constructor(private readonly calendarios: ReadCalendario) {}

  @Ruta(rutasCalendarios.leerDireccion)
  async read(
    @Param() { secreto }: { secreto: string },
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const text = await this.calendarios.read(secreto);
    const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      .header('referrer-policy', 'no-referrer');
    if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return reply.status(304).send();
    return reply
      .type(rutasCalendarios.leerDireccion.reply)
      .header('content-disposition', 'inline; filename="calendario.ics"')
      .send(text);
  }
}
