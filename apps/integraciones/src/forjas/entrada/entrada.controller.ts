import { Body, Controller, Param, Req } from '@nestjs/common';
import { MAX_ENTRADA_BYTES } from '@pmp/contracts/integraciones';
import { rutasForjas } from '@pmp/contracts/integraciones/rutas';
import { FORM_TYPE, JSON_TYPE, RawBody, Ruta } from '@pmp/platform';
import type { FastifyRequest } from 'fastify';
import { ReceiveEntrada } from './receive-entrada';

/** Forges show no token: what they send is signed. */
@Controller()
export class EntradaController {
  constructor(private readonly entradas: ReceiveEntrada) {}

  @Ruta(rutasForjas.recibir)
  @RawBody({ maxBytes: MAX_ENTRADA_BYTES, types: [JSON_TYPE, FORM_TYPE] })
  async receive(@Param() { id }: { id: string }, @Body() body: string, @Req() { headers }: FastifyRequest) {
    await this.entradas.receive(id, headers, body);
    return { success: true };
  }
}
