import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { tracing } from '../tracing/tracing';
import { requestContext } from './correlation';

export const LOGGER = Symbol('LOGGER');
/** Writes the one line per request. Its fields are fixed, so it neither redacts nor looks for a context. */
export const REQUEST_LOGGER = Symbol('REQUEST_LOGGER');

/** Lines are written in batches, because one write call per line cost a quarter of a small request. */
const BATCH_BYTES = 8_192;
const FLUSH_MS = 250;

/** A second safeguard: nothing logs headers or bodies on purpose. */
const REDACTED = [
  'authorization',
  'cookie',
  '*.authorization',
  '*.cookie',
  '*.headers.authorization',
  'token',
  '*.token',
  '*.contraseña',
  '*.contrasena',
];

/** Standard output in batches; what is left is written when the process exits, but lost when it is killed. */
const batchedStdout = (): DestinationStream =>
  destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: FLUSH_MS });

/** JSON lines; every line written while a request or message runs carries its correlation id. */
export function createLoggers(
  servicio: string,
  nivel: string,
  stream: DestinationStream = batchedStdout(),
): { logger: Logger; requestLogger: Logger } {
  const common = { level: nivel, base: { servicio }, timestamp: stdTimeFunctions.isoTime };
  const mixin = (): object => {
    const context = requestContext.getStore();
    return context ? { correlacion: context.correlacion, traza: tracing()?.traceId() } : {};
  };
  return {
    logger: pino({ ...common, redact: REDACTED, mixin }, stream),
    requestLogger: pino(common, stream),
  };
}
