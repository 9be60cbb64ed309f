import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { errors, type Msg, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { erroresComunes, type CommandDefinition } from '@pmp/contracts/common';
import type { Logger } from 'pino';
import { DomainError, sentenceIn } from '../errors/domain-error';
import { toDomainError } from '../errors/to-domain-error';
import { Broker } from '../service/broker';
import { correlationIdFrom, withCorrelation } from '../service/correlation';
import { LOGGER } from '../service/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../service/platform-options';
import { inSpan } from '../tracing/tracing';
import { validationError } from '../validation/validation.pipe';
import { ON_COMMAND, type CommandHandler } from './on-command';
import { ACTOR_HEADER, CORRELATION_HEADER, type CommandReply } from './wire';

interface Command {
  def: CommandDefinition;
  handler: CommandHandler<CommandDefinition>;
}

/** Answers the commands of this service; replicas share them through a queue group. */
@Injectable()
export class CommandServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly commands: Command[] = [];
  private subscriptions: Subscription[] = [];
  private subscribedTo: NatsConnection | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly broker: Broker,
    @Inject(PLATFORM_OPTIONS) private readonly options: PlatformOptions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const def = Reflect.getMetadata(ON_COMMAND, metatype) as CommandDefinition | undefined;
      if (def) this.commands.push({ def, handler: instance as CommandHandler<CommandDefinition> });
    }
    this.broker.onConnect((connection) => this.subscribeTo(connection));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.drain().catch(() => undefined)));
  }

  /** For a command whose subject is only known when the service runs. */
  add(def: CommandDefinition, handler: CommandHandler<CommandDefinition>): void {
    this.commands.push({ def, handler });
  }

  /** The client renews subscriptions itself at a reconnect. */
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

  private async answer({ def, handler }: Command, message: Msg): Promise<void> {
    const correlacion = correlationIdFrom(message.headers?.get(CORRELATION_HEADER));
    const actor = message.headers?.get(ACTOR_HEADER) || null;
    const run = (): Promise<CommandReply> => this.run(def, handler, message);
    const reply = await inSpan(def.subject, 'servidor', message.headers, () =>
      withCorrelation(correlacion, run, actor),
    );
    this.respond(def, message, reply);
  }

  /** Nobody waits for `answer`: what it threw would end the process. */
  private respond(def: CommandDefinition, message: Msg, reply: CommandReply): void {
    try {
      message.respond(JSON.stringify(reply));
    } catch (thrown) {
      this.logger.error({ err: thrown, comando: def.subject }, 'comando sin contestar');
      // Larger than the broker takes; anything else is a connection that the service has closed meanwhile.
      if (thrown instanceof errors.InvalidArgumentError) {
        message.respond(JSON.stringify(failure(new DomainError(erroresComunes.interno))));
      }
    }
  }

  private async run(
    def: CommandDefinition,
    handler: CommandHandler<CommandDefinition>,
    message: Msg,
  ): Promise<CommandReply> {
    try {
      const request = def.request.safeParse(message.json());
      if (!request.success) throw validationError(request.error.issues);
      return { datos: def.reply.parse(await handler.handle(request.data)) };
    } catch (thrown) {
      return failure(toDomainError(thrown) ?? this.unforeseen(def, thrown));
    }
  }

  private unforeseen(def: CommandDefinition, thrown: unknown): DomainError {
    this.logger.error({ err: thrown, comando: def.subject }, 'error inesperado');
    return new DomainError(erroresComunes.interno);
  }
}

const failure = (error: DomainError): CommandReply => ({
  error: { kind: error.kind, ...sentenceIn(error), fields: [...error.fields] },
});
