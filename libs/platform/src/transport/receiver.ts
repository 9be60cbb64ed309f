import type { Provider, Type } from '@nestjs/common';
import type { MessageHandler } from '@nestjs/microservices';

/** Receives one kind of message for the transport. */
export interface Receiver {
  /** False: the pattern belongs to another kind of message. */
  add(pattern: unknown, handler: MessageHandler): boolean;
  /** Called after all handlers are added; must not wait for the broker. */
  open(): void;
  /** Stops receiving; resolves when the messages under way are done. */
  close(): Promise<void>;
}

export const RECEIVERS = Symbol('RECEIVERS');

/** Gives the transport one receiver for each kind of message that the application takes. */
export const receivers = (...kinds: Type<Receiver>[]): Provider => ({
  provide: RECEIVERS,
  useFactory: (...all: Receiver[]) => all,
  inject: kinds,
});
