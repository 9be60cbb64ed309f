import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { requestContext } from './correlation';

export const LOGGER = Symbol('LOGGER');

/** Belt and braces: nothing logs headers or bodies on purpose. */
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

/** JSON lines on stdout; every line written while a request or message runs carries its correlation id. */
export const createLogger = (
  servicio: string,
  nivel: string,
  stream: DestinationStream = destination({ sync: false }),
): Logger =>
  pino(
    {
      level: nivel,
      base: { servicio },
      timestamp: stdTimeFunctions.isoTime,
      redact: REDACTED,
      mixin: () => {
        const context = requestContext.getStore();
        return context ? { correlacion: context.correlacion } : {};
      },
    },
    stream,
  );
