import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../errors/database-away';
import type { ServiceConfig } from '../config/config';
import type { Migracion } from './migracion';
import { MigrationFailed, runMigrations } from './run-migrations';
import { serveStopped } from './stopped-service';

/** `node main.js --migrar`, run before a rollout: migrates the database to this version and exits. */
const ONLY_MIGRATE = '--migrar';
const RETRY_MS = 1_000;

interface Service {
  servicio: string;
  config: ServiceConfig;
  migraciones: readonly Migracion[];
  logger: Logger;
}

async function untilMigrated(connection: Connection, { migraciones, logger }: Service): Promise<void> {
  for (;;) {
    try {
      return await runMigrations(connection, migraciones, logger);
    } catch (error) {
      const cause = error instanceof MigrationFailed ? error.cause : error;
      if (!isDatabaseAway(cause)) throw error;
      logger.warn({ motivo: String(cause) }, 'migración interrumpida: sin base de datos; se reintenta');
      await delay(RETRY_MS);
    }
  }
}

/** Resolves to the connection once the data have the shape that this version expects; nobody else gets it earlier. */
export async function migrated(connection: Connection, service: Service): Promise<Connection> {
  const onlyMigrate = process.argv.includes(ONLY_MIGRATE);
  try {
    await untilMigrated(connection, service);
  } catch (error) {
    const motivo =
      error instanceof MigrationFailed
        ? error.message
        : `No se sabe si los datos están al día y el servicio no atiende: ${String(error)}`;
    service.logger.fatal({ err: error }, motivo);
    if (onlyMigrate) process.exit(1);
    return serveStopped(service.servicio, service.config, motivo);
  }
  if (onlyMigrate) process.exit(0);
  return connection;
}
