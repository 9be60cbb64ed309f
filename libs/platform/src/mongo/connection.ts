import type { DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Migracion } from '../migraciones/migracion';
import { migrated } from '../migraciones/migrated';
import { repairDriver } from './driver-repair';
import type { ServiceConfig } from '../service/config';

const MAX_POOL_SIZE = 20;
/** How long one request waits for a database that is away before it is answered 503. */
const SELECTION_TIMEOUT_MS = 2_000;
const RETRY_DELAY_MS = 1_000;

/** `bufferCommands` off: a query without a connection fails at once instead of hanging. */
export function mongoConnection(
  servicio: string,
  config: ServiceConfig,
  logger: Logger,
  migraciones: readonly Migracion[] = [],
): DynamicModule {
  repairDriver();
  return MongooseModule.forRoot(config.MONGODB_URI, {
    dbName: config.MONGODB_BASE ?? servicio,
    appName: servicio,
    // `Indexes` makes both, in turn.
    autoCreate: false,
    autoIndex: false,
    bufferCommands: false,
    maxPoolSize: MAX_POOL_SIZE,
    minPoolSize: 1,
    // The first burst of requests finds one connection: two more at a time, the last of them would wait too long where
    // a machine is busy.
    maxConnecting: MAX_POOL_SIZE,
    serverSelectionTimeoutMS: SELECTION_TIMEOUT_MS,
    waitQueueTimeoutMS: SELECTION_TIMEOUT_MS,
    retryAttempts: Number.MAX_SAFE_INTEGER,
    retryDelay: RETRY_DELAY_MS,
    connectionFactory: (connection: Connection) =>
      migrated(connection, { servicio, config, migraciones, logger }),
    onConnectionCreate: (connection: Connection) => {
      connection.asPromise().catch((error: unknown) => {
        logger.warn({ motivo: String(error) }, 'sin conexión con la base de datos; se reintenta');
      });
    },
  });
}
