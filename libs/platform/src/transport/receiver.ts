import type { MessageHandler } from '@nestjs/microservices';

/** Receives one kind of message for the transport. */
export interface Receiver {
  /** False: the pattern is of another kind. */
  add(pattern: unknown, handler: MessageHandler): boolean;
  /** Called once every handler is added; must not wait for the broker. */
  open(): void;
  /** Resolves when what was under way is done. */
  close(): Promise<void>;
}

export const RECEIVERS = Symbol('RECEIVERS');
