import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger as NestLogger } from 'nestjs-pino';
import type { Logger } from 'pino';
import type { EdgeConfig } from '../config/config';
import { createAdapter, installHooks } from '../http/fastify';
import { HttpMetrics } from '../http/http-metrics';
import { sayOfItems } from '../api/item-headers';
import { KnownRoutes } from '../api/known-routes';
import { isOnlyChecking } from '../config/only-checking';
import { LOGGER, REQUEST_LOGGER } from '../telemetry/logger';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../config/platform-options';
import { ApplicationKind } from './application-kind';
import { checkProgram } from './check-program';
import { connectTransport } from '../transport/connect-transport';
import { startTracing, stopTracing } from './start-tracing';
import { releaseBootMemory } from './release-boot-memory';
import { sendClientsAway } from '../http/send-clients-away';

const DRAIN_MS = 20_000;
/**
 * How many new connections the kernel keeps for a process that is too busy to accept them (at most `somaxconn`, which is
 * 4,096 too). With node's own 511, a crowd that came at once found its connections broken instead of a 503.
 */
const BACKLOG = 4_096;
/** Fastify's own JSON parser reads the bodies: Nest's would also accept urlencoded ones, which no route takes. */
export const NEST_OPTIONS = { bufferLogs: true, abortOnError: false, bodyParser: false } as const;

/**
 * Configures a Nest application as one of the platform before it starts; tests call it on applications with replaced
 * parts.
 */
export function configureService(app: NestFastifyApplication): NestFastifyApplication {
  app.useLogger(app.get(NestLogger));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeContentTypeParser('text/plain');
  const routes = app.get(KnownRoutes);
  routes.watch(fastify);
  sayOfItems(fastify, routes);
  installHooks(fastify, app.get<Logger>(REQUEST_LOGGER), app.get(HttpMetrics));
  connectTransport(app);
  app.get(ApplicationKind).configure(app);
  return app;
}

/** Opens the consumers of the service and answers commands, but does not listen to HTTP. */
export async function initService(app: NestFastifyApplication): Promise<void> {
  await configureService(app).init();
  await app.startAllMicroservices();
}

/** Creates and initializes a service that does not listen to HTTP yet. */
export async function createService(module: Type<unknown>): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(module, createAdapter(), NEST_OPTIONS);
  await initService(app);
  return app;
}

/**
 * On a signal, sends clients elsewhere, finishes what is under way and exits; after DRAIN_MS it exits even if something
 * hangs. Until it is given the application, which may wait long for its database, it exits at once: nobody has been
 * promised anything yet.
 */
function stopOnSignal(): (app: NestFastifyApplication) => void {
  let running: NestFastifyApplication | undefined;
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) return;
    stopping = true;
    const app = running;
    if (app === undefined) process.exit(0);
    app.get<Logger>(LOGGER).info({ signal }, 'cerrando');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    app.get(ApplicationKind).leave();
    await sendClientsAway(app.getHttpServer());
    await app.close();
    await stopTracing();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  return (app) => void (running = app);
}

/** Node ends a process with an error that nobody has handled; this says in its log which one it was. */
function sayWhyItEnds(app: NestFastifyApplication): void {
  process.on('uncaughtExceptionMonitor', (err, origen) =>
    app.get<Logger>(LOGGER).fatal({ err, origen }, 'el proceso termina por un error que nadie ha tratado'),
  );
}

/** For whoever builds an image: 0 if this program could start there; otherwise Node ends it with the reason. */
async function exitChecked(module: Type<unknown>): Promise<never> {
  await checkProgram(module, process.argv[1]!);
  process.stdout.write('Todo lo que carga este programa está.\n');
  process.exit(0);
}

/** Starts a service; this is all that its `main.ts` needs. */
export async function bootstrap(module: Type<unknown>, config: EdgeConfig): Promise<void> {
  if (isOnlyChecking()) return exitChecked(module);
  const isRunning = stopOnSignal();
  const app = await createService(module);
  isRunning(app);
  sayWhyItEnds(app);
  const { servicio } = app.get<PlatformOptions>(PLATFORM_OPTIONS);
  await startTracing(servicio, () => app.get(ApplicationKind).loadForTracing());
  await app.listen({ port: config.PORT, host: config.HOST, backlog: BACKLOG });
  app.get<Logger>(LOGGER).info({ puerto: config.PORT }, 'escuchando');
  releaseBootMemory();
}
