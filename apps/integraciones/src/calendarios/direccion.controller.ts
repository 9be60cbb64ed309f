import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { direccionParamSchema } from '@pmp/contracts/integraciones';
import { Replies, Requires } from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { ReadCalendario } from './read-calendario';

const ICAL = 'text/calendar; charset=utf-8';

/** Calendar programs show no token: the address is all that they have. */
@Controller('calendarios/direccion')
@Requires('publico')
export class DireccionController {
  constructor(private readonly calendarios: ReadCalendario) {}

  @Get(':secreto')
  @Replies(ICAL, { also: [304], refuses: ['missing', 'unavailable'] })
  async read(
    @Param({ schema: direccionParamSchema }) { secreto }: { secreto: string },
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
    return reply.type(ICAL).header('content-disposition', 'inline; filename="calendario.ics"').send(text);
  }
}
