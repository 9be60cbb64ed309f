import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CABECERA_MOTIVO, erroresPropuestas, MAX_MOTIVO_PROPUESTA } from '@pmp/contracts/proyectos';
import {
  DomainError,
  PROPOSABLE_METADATA,
  type AuthenticatedRequest,
  type ProposableRoute,
} from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, type Observable } from 'rxjs';
import type { Proponible } from './proponible';
import { ProposeCambio } from './propose-cambio';

const ACCEPTED = 202;
const MESSAGE = 'Propuesto: no se ha cambiado nada hasta que una persona lo acepte';

/** What somebody may not read as text is no reason. */
function motivoOf(header: unknown): string {
  try {
    return decodeURIComponent(typeof header === 'string' ? header : '')
      .trim()
      .slice(0, MAX_MOTIVO_PROPUESTA);
  } catch {
    return '';
  }
}

/** What a token that may only propose writes does not reach the route: it is kept for a person to decide. */
@Injectable()
export class ProposeInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly proposing: ProposeCambio,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const proponible = this.reflector.get<ProposableRoute<Proponible> | undefined>(
      PROPOSABLE_METADATA,
      context.getHandler(),
    );
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & Partial<AuthenticatedRequest>>();
    const caller = request.user?.caller;
    if (!proponible || caller?.token?.alcance !== 'proponer') return next.handle();
    const { token } = caller;
    if (request.headers['content-type']?.startsWith('multipart/'))
      throw new DomainError(erroresPropuestas.propuestaSinArchivos);
    const pedido = {
      ...proponible.what,
      id: (request.params as { id?: string }).id,
      datos: (request.body ?? {}) as Record<string, unknown>,
      motivo: motivoOf(request.headers[CABECERA_MOTIVO]),
    };
    http.getResponse<FastifyReply>().status(ACCEPTED);
    return from(
      this.proposing
        .propose(caller, token, pedido)
        .then((made) => ({ success: true, message: MESSAGE, ...made })),
    );
  }
}
