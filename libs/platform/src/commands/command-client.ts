import { Injectable } from '@nestjs/common';
import { erroresComunes, type CommandDefinition } from '@pmp/contracts/common';
import { errors, headers } from '@nats-io/transport-node';
import type { z } from 'zod';
import { DomainError } from '../errors/domain-error';
import { Broker } from '../service/broker';
import { currentActor, currentCorrelationId } from '../service/correlation';
import { inSpan, tracing } from '../tracing/tracing';
import { ACTOR_HEADER, CORRELATION_HEADER, type CommandReply } from './wire';

const TIMEOUT_MS = 3_000;

/** Asks the service that owns the answer, by NATS request-reply. */
@Injectable()
export class CommandClient {
  constructor(private readonly broker: Broker) {}

  /** Throws the owner's own DomainError, or noDisponible when nobody answers in time. */
  async send<D extends CommandDefinition>(
    def: D,
    request: z.input<D['request']>,
    { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
  ): Promise<z.output<D['reply']>> {
    const body = JSON.stringify(request);
    const reply = await inSpan(def.subject, 'cliente', undefined, () =>
      this.ask(def.subject, body, timeoutMs),
    );
    if (reply.error) {
      const { parametros, fields, ...spec } = reply.error;
      throw new DomainError(spec, parametros, fields);
    }
    return def.reply.parse(reply.datos) as z.output<D['reply']>;
  }

  private async ask(subject: string, body: string, timeout: number): Promise<CommandReply> {
    const connection = this.broker.connection;
    if (!connection) throw new DomainError(erroresComunes.noDisponible);
    try {
      const options = { timeout, headers: contextHeaders() };
      return (await connection.request(this.broker.subject(subject), body, options)).json<CommandReply>();
    } catch (error) {
      if (isUnanswered(error)) throw new DomainError(erroresComunes.noDisponible);
      throw error;
    }
  }
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof errors.TimeoutError ||
  error instanceof errors.RequestError ||
  error instanceof errors.NoRespondersError ||
  error instanceof errors.ConnectionError ||
  error instanceof errors.ClosedConnectionError;

function contextHeaders() {
  const fields = headers();
  const actor = currentActor();
  fields.set(CORRELATION_HEADER, currentCorrelationId());
  if (actor !== null) fields.set(ACTOR_HEADER, actor);
  tracing()?.inject((name, value) => fields.set(name, value));
  return fields;
}
