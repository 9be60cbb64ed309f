import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { inspect } from 'node:util';
import { Broker } from '../broker/broker';
import { RECEIVERS, type Receiver } from './receiver';

/**
 * The microservice side of a service: facts and states from JetStream, commands from core NATS. Nest's own NATS
 * transport would not let a service start while the broker is away, and knows neither transactions nor
 * acknowledgements.
 */
@Injectable()
export class BrokerTransport extends Server implements CustomTransportStrategy, OnModuleDestroy {
  private closing: Promise<void> | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(RECEIVERS) private readonly receivers: readonly Receiver[],
  ) {
    super();
  }

  /**
   * Registers every handler separately: Nest would chain those that share a pattern, and the failure of one would fail
   * the others.
   */
  override addHandler(pattern: unknown, handler: MessageHandler): void {
    if (this.receivers.some((receiver) => receiver.add(pattern, handler))) return;
    throw new Error(`${inspect(pattern, { depth: 0 })}: use factPattern or commandPattern.`);
  }

  /** Does not wait for the broker: the receivers connect when it comes up. */
  listen(callback: () => void): void {
    for (const receiver of this.receivers) receiver.open();
    callback();
  }

  /**
   * Closes earlier than Nest would: services save at shutdown what their handlers have left, so no handler may still be
   * running then.
   */
  onModuleDestroy(): Promise<void> {
    return this.close();
  }

  async close(): Promise<void> {
    this.closing ??= Promise.all(this.receivers.map((receiver) => receiver.close())).then(() => undefined);
    await this.closing;
  }

  /** Required by Nest, but there are no events to register for. */
  on(): void {}

  unwrap<T>(): T {
    return this.broker.connection as T;
  }
}
