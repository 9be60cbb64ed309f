import { Controller, Header, Headers, Param, Res } from '@nestjs/common';
import { erroresOperacion, letraParamSchema } from '@pmp/contracts/common';
import { rutasOperacion } from '@pmp/contracts/common/rutas';
import { DomainError, Ruta } from '@pmp/platform/edge';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import type { z } from 'zod';
import { parteNoDisponible } from '../proxy/parte-no-disponible';
import { SERVICIOS } from '../proxy/routes';
import { Operacion } from './operacion';
import { Services } from './services';

type LetraParam = z.infer<typeof letraParamSchema>;

/** Each answers itself: what a service refuses is passed on as that service has said it. */
@Controller()
export class OperacionController {
  constructor(
    private readonly operacion: Operacion,
    private readonly services: Services,
  ) {}

  @Ruta(rutasOperacion.leer)
  @Header('cache-control', 'no-store')
  async leer(
    @Headers('authorization') authorization: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { status, body } = await this.operacion.read(authorization);
    await reply.code(status).send(body);
  }

  @Ruta(rutasOperacion.reintentar)
  reintentar(
    @Param() { id }: LetraParam,
    @Headers('authorization') authorization: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.pass('POST', id, '/reintentar', authorization, reply);
  }

  @Ruta(rutasOperacion.descartar)
  descartar(
    @Param() { id }: LetraParam,
    @Headers('authorization') authorization: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.pass('DELETE', id, '', authorization, reply);
  }

  /** Passes the request to the service named in the letter's id. */
  private async pass(
    method: Dispatcher.HttpMethod,
    id: string,
    rest: string,
    authorization: string | undefined,
    reply: FastifyReply,
  ): Promise<void> {
    const servicio = SERVICIOS.find((name) => id.startsWith(`${name}-`));
    if (!servicio) throw new DomainError(erroresOperacion.letraNoEncontrada);
    const answer = await this.services.ask(servicio, method, `/letras-muertas/${id}${rest}`, authorization);
    if (!answer) throw parteNoDisponible(servicio);
    await reply.code(answer.status).send(answer.body);
  }
}
