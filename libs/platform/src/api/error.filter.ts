import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { STATUS_OF_KIND, erroresComunes } from '@pmp/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { KnownRoutes } from './known-routes';
import { DomainError } from '../errors/domain-error';
import { errorBody } from '../errors/error-body';
import { headersOf } from '../errors/headers-of';
import { toDomainError } from '../errors/to-domain-error';

/** The one place where an error becomes a reply. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly routes: KnownRoutes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const thrownError = toDomainError(thrown) ?? this.unforeseen(thrown, request);
    if (reply.sent) return;
    const error = this.asAsked(thrownError, request, reply);
    reply.code(STATUS_OF_KIND[error.kind]).headers(headersOf(error));
    reply.type('application/json; charset=utf-8').send(errorBody(error, request.id));
  }

  /** The same error in the terms in which the request was put: its method, and its condition. */
  private asAsked(error: DomainError, request: FastifyRequest, reply: FastifyReply): DomainError {
    const { versionObsoleta, rutaNoEncontrada, metodoNoPermitido } = erroresComunes;
    if (error.motivo === versionObsoleta.motivo && request.headers['if-match'] !== undefined)
      return new DomainError({ ...versionObsoleta, kind: 'stale' }, error.parametros);
    const metodos = error.motivo === rutaNoEncontrada.motivo ? this.routes.methodsOf(request) : [];
    if (metodos.length === 0) return error;
    const allowed = metodos.join(', ');
    reply.header('allow', allowed);
    return new DomainError(metodoNoPermitido, { metodos: allowed });
  }

  private unforeseen(thrown: unknown, request: FastifyRequest): DomainError {
    this.logger.error(
      { err: thrown, correlacion: request.id, ruta: request.routeOptions.url },
      'error inesperado',
    );
    return new DomainError(erroresComunes.interno);
  }
}
