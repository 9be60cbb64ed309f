import { Inject, Injectable } from '@nestjs/common';
import type { MessageHandler } from '@nestjs/microservices';
import { errors, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import {
  erroresComunes,
  tokenCitadoSchema,
  type CommandDefinition,
  type TokenCitado,
} from '@pmp/contracts/common';
import type { Logger } from 'pino';
import { DomainError, sentenceIn } from '../errors/domain-error';
import { toDomainError } from '../errors/to-domain-error';
import { Broker } from '../broker/broker';
import { correlationIdFrom, withCorrelation } from '../telemetry/correlation';
import { LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import { isCommandPattern } from '../transport/patterns';
import type { Receiver } from '../transport/receiver';
import { runHandler } from '../transport/run-handler';
import { inSpan } from '../tracing/tracing';
import { validationError } from '../validation/validation.pipe';
import { ACTOR_HEADER, CORRELATION_HEADER, TOKEN_HEADER, type CommandReply } from './wire';

interface Command {
  def: CommandDefinition;
  handler: MessageHandler;
}

/** Answers the commands of this service; replicas share them through a queue group. */
@Injectable()
export class CommandReceiver implements Receiver {
  private readonly commands: Command[] = [];
  private subscriptions: Subscription[] = [];
  private subscribedTo: NatsConnection | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  add(pattern: unknown, handler: MessageHandler): boolean {
    if (!isCommandPattern(pattern)) return false;
    const { command } = pattern;
    const def = typeof command === 'function' ? command(this.options.servicio) : command;
    this.commands.push({ def, handler });
    return true;
  }

  open(): void {
    this.broker.onConnect((connection) => this.subscribeTo(connection));
  }

  async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain().catch(() => undefined)));
  }

  /** Subscribes once per connection, because the NATS client renews its subscriptions itself after a reconnect. */
  private subscribeTo(connection: NatsConnection): void {
    if (this.subscribedTo === connection) return;
    this.subscribedTo = connection;
    this.subscriptions = this.commands.map((command) =>
      connection.subscribe(this.broker.subject(command.def.subject), {
        queue: this.options.servicio,
        callback: (error, message) => {
          if (!error) void this.answer(command, message);
        },
      }),
    );
  }

  private async answer(command: Command, message: Msg): Promise<void> {
    const { def } = command;
    const correlacion = correlationIdFrom(message.headers?.get(CORRELATION_HEADER));
    const actor = message.headers?.get(ACTOR_HEADER) || null;
    const run = (): Promise<CommandReply> => this.run(command, message);
    const reply = await inSpan(def.subject, 'servidor', message.headers, () =>
      withCorrelation(correlacion, run, actor, tokenIn(message)),
    );
    this.respond(def, message, reply);
    this.logger.info(
      { correlacion, comando: def.subject, motivo: reply.error?.motivo },
      'comando contestado',
    );
  }

  /** Catches what it can, because nobody awaits `answer`: an error thrown there would end the process. */
  private respond(def: CommandDefinition, message: Msg, reply: CommandReply): void {
    try {
      message.respond(JSON.stringify(reply));
    } catch (thrown) {
      this.logger.error({ err: thrown, comando: def.subject }, 'comando sin contestar');
      // The reply is larger than the broker accepts; any other error means that the service has closed the connection.
      if (thrown instanceof errors.InvalidArgumentError) {
        message.respond(JSON.stringify(failure(new DomainError(erroresComunes.interno))));
      }
    }
  }

  private async run({ def, handler }: Command, message: Msg): Promise<CommandReply> {
    try {
      const request = def.request.safeParse(message.json());
      if (!request.success) throw validationError(request.error.issues);
      return { datos: def.reply.parse(await runHandler(handler, request.data)) };
    } catch (thrown) {
      return failure(toDomainError(thrown) ?? this.unforeseen(def, thrown));
    }
  }

  private unforeseen(def: CommandDefinition, thrown: unknown): DomainError {
    this.logger.error({ err: thrown, comando: def.subject }, 'error inesperado');
    return new DomainError(erroresComunes.interno);
  }
}

/** Undefined also for what cannot be read: the command counts, with or without it. */
function tokenIn({ headers }: Msg): TokenCitado | undefined {
  const header = headers?.get(TOKEN_HEADER);
  if (!header) return undefined;
  try {
    return tokenCitadoSchema.safeParse(JSON.parse(decodeURIComponent(header))).data;
  } catch {
    return undefined;
  }
}

const failure = (error: DomainError): CommandReply => ({
  error: { kind: error.kind, ...sentenceIn(error), fields: [...error.fields] },
});
