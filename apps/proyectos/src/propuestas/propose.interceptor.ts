import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { erroresComunes } from '@pmp/contracts/common';
import { CABECERA_MOTIVO, erroresPropuestas, MAX_MOTIVO_PROPUESTA } from '@pmp/contracts/proyectos';
import {
  DomainError,
  PROPOSABLE_METADATA,
  type AuthenticatedRequest,
  type Caller,
  type ProposableRoute,
} from '@pmp/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, type Observable } from 'rxjs';
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

const needsPerson = (error: unknown): boolean =>
  error instanceof DomainError && error.motivo === erroresComunes.necesitaPersona.motivo;
const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true;

/**
 * What a token that may only propose writes does not reach the route: it is kept for a person to decide. So is what the
 * route refuses to a token because of what it has read.
 */
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
    if (!proponible || !caller?.token) return next.handle();
    const propose = () => this.propose(caller, proponible, request, http.getResponse<FastifyReply>());
    if (caller.token.alcance === 'proponer') return propose();
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (needsPerson(error) && !isForm(request)) return propose();
        throw error;
      }),
    );
  }

  private propose(
    caller: Caller,
    { what }: ProposableRoute<Proponible>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Observable<unknown> {
    if (isForm(request)) throw new DomainError(erroresPropuestas.propuestaSinArchivos);
    const pedido = {
      ...what,
      id: (request.params as { id?: string }).id,
      datos: (request.body ?? {}) as Record<string, unknown>,
      motivo: motivoOf(request.headers[CABECERA_MOTIVO]),
    };
    const made = this.proposing.propose(caller, caller.token!, pedido);
    return from(
      made.then((kept) => {
        reply.status(ACCEPTED);
        return { success: true, message: MESSAGE, ...kept };
      }),
    );
  }
}
