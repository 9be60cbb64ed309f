import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { STATUS_OF_KIND, erroresComunes } from '@pmp/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { DomainError } from './domain-error';
import { errorBody } from './error-body';
import { toDomainError } from './to-domain-error';

const RETRY_AFTER_SECONDS = 1;

/** The one place where an error becomes a reply. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toDomainError(thrown) ?? this.unforeseen(thrown, request);
    if (reply.sent) return;
    reply.code(STATUS_OF_KIND[error.kind]);
    const mayRetry = error.kind === 'tooMany' || error.kind === 'unavailable';
    if (mayRetry) reply.header('retry-after', Math.ceil(error.retryAfter ?? RETRY_AFTER_SECONDS));
    reply.type('application/json; charset=utf-8').send(errorBody(error, request.id));
  }

  private unforeseen(thrown: unknown, request: FastifyRequest): DomainError {
    this.logger.error(
      { err: thrown, correlacion: request.id, ruta: request.routeOptions.url },
      'error inesperado',
    );
    return new DomainError(erroresComunes.interno);
  }
}
