import { Controller, Delete, Get, Header, Headers, Param, Post, Res } from '@nestjs/common';
import { erroresOperacion, letraParamSchema } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform/edge';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import type { z } from 'zod';
import { parteNoDisponible } from '../proxy/parte-no-disponible';
import { SERVICIOS } from '../proxy/routes';
import { Operacion } from './operacion';
import { Services } from './services';

type LetraParam = z.infer<typeof letraParamSchema>;

@Controller('operacion')
export class OperacionController {
  constructor(
    private readonly operacion: Operacion,
    private readonly services: Services,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async estado(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    const { status, body } = await this.operacion.read(authorization);
    reply.code(status);
    return body;
  }

  @Post('letras-muertas/:id/reintentar')
  reintentar(
    @Param({ schema: letraParamSchema }) { id }: LetraParam,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.pass('POST', id, '/reintentar', authorization, reply);
  }

  @Delete('letras-muertas/:id')
  descartar(
    @Param({ schema: letraParamSchema }) { id }: LetraParam,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<unknown> {
    return this.pass('DELETE', id, '', authorization, reply);
  }

  /** Passes the request to the service named in the letter's id. */
  private async pass(
    method: Dispatcher.HttpMethod,
    id: string,
    rest: string,
    authorization: string | undefined,
    reply: FastifyReply,
  ): Promise<unknown> {
    const servicio = SERVICIOS.find((name) => id.startsWith(`${name}-`));
    if (!servicio) throw new DomainError(erroresOperacion.letraNoEncontrada);
    const answer = await this.services.ask(servicio, method, `/letras-muertas/${id}${rest}`, authorization);
    if (!answer) throw parteNoDisponible(servicio);
    reply.code(answer.status);
    return answer.body;
  }
}
