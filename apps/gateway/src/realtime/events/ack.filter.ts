import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { CODIGO_OF_KIND, erroresComunes, type Sentence } from '@pmp/contracts/common';
import { currentCorrelationId, DomainError, LOGGER, sentenceIn, toDomainError } from '@pmp/platform/edge';
import type { Logger } from 'pino';
import type { LiveSocket } from '../live-socket';

type Ack = (reply: { success: false; codigo: string } & Sentence) => void;

/** Puts a refusal into the acknowledgement that the client asked for, if it did: Nest's own filter emits an event. */
@Catch()
export class AckFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const [, , ack] = host.getArgs<[LiveSocket, unknown, Ack | undefined]>();
    const error = toDomainError(thrown) ?? this.unforeseen(thrown, host);
    ack?.({ success: false, ...sentenceIn(error), codigo: CODIGO_OF_KIND[error.kind] });
  }

  private unforeseen(thrown: unknown, host: ArgumentsHost): DomainError {
    const evento = host.switchToWs().getPattern();
    this.logger.error({ err: thrown, correlacion: currentCorrelationId(), evento }, 'error inesperado');
    return new DomainError(erroresComunes.interno);
  }
}
