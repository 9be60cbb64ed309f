import type { DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Migracion } from '../migraciones/migracion';
import { migrated, Patience } from '../migraciones/migrated';
import { repairDriver } from '../mongo/driver-repair';
import type { ServiceConfig } from '../config/config';

const MAX_POOL_SIZE = 20;
/** How long a request waits for an unreachable database before it is answered with 503. */
const SELECTION_TIMEOUT_MS = 2_000;
const RETRY_DELAY_MS = 1_000;

/** `bufferCommands` off: without a connection, a query fails at once instead of hanging. */
export function mongoConnection(
  servicio: string,
  config: ServiceConfig,
  logger: Logger,
  migraciones: readonly Migracion[] = [],
): DynamicModule {
  repairDriver();
  const patience = new Patience(config, logger);
  patience.begin();
  return MongooseModule.forRoot(config.MONGODB_URI, {
    dbName: config.MONGODB_BASE ?? servicio,
    appName: servicio,
    // `Indexes` creates collections and indexes, one after the other.
    autoCreate: false,
    autoIndex: false,
    bufferCommands: false,
    maxPoolSize: MAX_POOL_SIZE,
    minPoolSize: 1,
    // The first burst of requests meets a pool with one connection. If it opened only two at a time, as it does by
    // default, the last request would wait too long on a busy machine.
    maxConnecting: MAX_POOL_SIZE,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    waitQueueTimeoutMS: SELECTION_TIMEOUT_MS,
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retryDelay: RETRY_DELAY_MS,
    connectionFactory: (connection: Connection) =>
      migrated(connection, { servicio, config, migraciones, logger, patience }),
    onConnectionCreate: (connection: Connection) => {
      connection.asPromise().catch((error: unknown) => {
        logger.warn({ motivo: String(error) }, 'sin conexión con la base de datos; se reintenta');
      });
    },
  });
}
