import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** What a service does at its start and its end, and the gateway, which has no database, does in another way. */
export abstract class ApplicationKind {
  /** Prepares the application before it starts. */
  abstract configure(app: NestFastifyApplication): void;

  /** Loads again what traces are only seen of while it is being loaded, besides `node:http`. */
  abstract loadForTracing(): void;

  /** Called when the process is told to stop, before its clients are sent away. */
  abstract leave(): void;
}
