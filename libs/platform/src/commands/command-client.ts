import { Injectable } from '@nestjs/common';
import { ClientProxy, type ReadPacket, type WritePacket } from '@nestjs/microservices';
import { type CommandDefinition } from '@pmp/contracts/common';
import { errors, headers, type NatsConnection } from '@nats-io/transport-node';
import { firstValueFrom } from 'rxjs';
import type { z } from 'zod';
import { DomainError } from '../errors/domain-error';
import { noDisponible, partOfSubject } from '../errors/no-disponible';
import { Broker } from '../broker/broker';
import { currentActor, currentCorrelationId, currentToken } from '../telemetry/correlation';
import { inSpan, tracing } from '../tracing/tracing';
import { ACTOR_HEADER, CORRELATION_HEADER, TOKEN_HEADER, type CommandReply } from './wire';

const TIMEOUT_MS = 3_000;

/** What `send` takes as its pattern. */
interface Question {
  command: CommandDefinition;
  timeoutMs: number;
}

/** Sends commands to the services that own them and returns their replies (NATS request-reply). */
@Injectable()
export class CommandClient extends ClientProxy {
  constructor(private readonly broker: Broker) {
    super();
  }

  /** Throws the DomainError that the owner replied with, or noDisponible when nobody answers in time. */
  async ask<D extends CommandDefinition>(
    command: D,
    request: z.input<D['request']>,
    { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
  ): Promise<z.output<D['reply']>> {
    const question: Question = { command, timeoutMs };
    const reply = await firstValueFrom(this.send<CommandReply>(question, request));
    if (reply.error) {
      const { parametros, fields, ...spec } = reply.error;
      throw new DomainError(spec, parametros, fields);
    }
    return command.reply.parse(reply.datos) as z.output<D['reply']>;
  }

  /** Opens nothing: it uses the service's connection, which is made in the background. */
  connect(): Promise<NatsConnection> {
    return Promise.resolve(this.unwrap());
  }

  /** Does nothing: the connection is closed with the service. */
  close(): void {}

  unwrap<T = NatsConnection>(): T {
    const { connection } = this.broker;
    if (!connection) throw noDisponible('bus');
    return connection as T;
  }

  protected publish(packet: ReadPacket, answer: (packet: WritePacket) => void): () => void {
    const { command, timeoutMs } = packet.pattern as Question;
    inSpan(command.subject, 'cliente', undefined, () => this.request(command, packet.data, timeoutMs)).then(
      (response) => answer({ response, isDisposed: true }),
      (err: unknown) =>
        answer({ err: isUnanswered(err) ? noDisponible(partOfSubject(command.subject)) : err }),
    );
    // Nothing to cancel: a request that nobody waits for any more ends by its own timeout.
    return () => undefined;
  }

  protected dispatchEvent(): never {
    throw new Error('Facts leave through the outbox, in the transaction that causes them: tx.fact(…).');
  }

  private async request(
    { subject }: CommandDefinition,
    request: unknown,
    timeout: number,
  ): Promise<CommandReply> {
    const options = { timeout, headers: contextHeaders() };
    const reply = await this.unwrap().request(this.broker.subject(subject), JSON.stringify(request), options);
    return reply.json<CommandReply>();
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
  const token = currentToken();
  if (actor !== null) fields.set(ACTOR_HEADER, actor);
  if (token) fields.set(TOKEN_HEADER, encodeURIComponent(JSON.stringify(token)));
  tracing()?.inject((name, value) => fields.set(name, value));
  return fields;
}
