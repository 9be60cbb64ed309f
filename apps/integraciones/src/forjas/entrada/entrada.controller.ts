import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { exitoReplySchema, idParamSchema } from '@pmp/contracts/common';
import { entradaBodySchema, MAX_ENTRADA_BYTES } from '@pmp/contracts/integraciones';
import { FORM_TYPE, JSON_TYPE, RawBody, Replies, Requires } from '@pmp/platform';
import type { FastifyRequest } from 'fastify';
import { ReceiveEntrada } from './receive-entrada';

/** Forges show no token: what they send is signed. */
@Controller('forjas/entrada')
@Requires('publico')
export class EntradaController {
  constructor(private readonly entradas: ReceiveEntrada) {}

  @Post(':id')
  @RawBody({ maxBytes: MAX_ENTRADA_BYTES, types: [JSON_TYPE, FORM_TYPE] })
  @Replies(exitoReplySchema, { refuses: ['unauthenticated', 'tooLarge'] })
  @HttpCode(202)
  async receive(
    @Param({ schema: idParamSchema }) { id }: { id: string },
    @Body({ schema: entradaBodySchema }) body: string,
    @Req() { headers }: FastifyRequest,
  ) {
    await this.entradas.receive(id, headers, body);
    return { success: true };
  }
}
