import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/config';
import { answered } from '../mongo/answered';
import { untilDatabaseAnswers } from '../mongo/until-database-answers';
import { DataFromLaterVersion } from './applied-migrations';
import type { Migracion } from './migracion';
import { MigrationFailed, runMigrations } from './run-migrations';
import { serveStopped } from './stopped-service';

/** `node main.js --migrar`, run before a rollout: migrates the database to this version and exits. */
const ONLY_MIGRATE = '--migrar';

interface Service {
  servicio: string;
  config: ServiceConfig;
  migraciones: readonly Migracion[];
  logger: Logger;
  patience: Patience;
}

/** How long a process that only migrates waits for its database; one that serves waits for as long as it takes. */
export class Patience {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: ServiceConfig,
    private readonly logger: Logger,
  ) {}

  /** The database does not answer. */
  begin(): void {
    if (!isOnlyMigrating()) return;
    this.timer ??= setTimeout(() => {
      this.logger.fatal(
        `La base de datos no ha contestado en ${this.config.MIGRAR_ESPERA} s (MIGRAR_ESPERA) y no se ha migrado nada más`,
      );
      process.exit(1);
    }, this.config.MIGRAR_ESPERA * 1000);
  }

  /** It answers: a migration may take as long as it needs. */
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}

const isOnlyMigrating = (): boolean => process.argv.includes(ONLY_MIGRATE);

async function untilMigrated(
  connection: Connection,
  { migraciones, logger, patience }: Service,
): Promise<string[]> {
  const done: string[] = [];
  await untilDatabaseAnswers(
    async () => {
      await answered(connection.db!.command({ ping: 1 }));
      patience.end();
      done.push(...(await runMigrations(connection, migraciones, logger)));
    },
    (cause) => {
      patience.begin();
      logger.warn({ motivo: String(cause) }, 'migración interrumpida: sin base de datos; se reintenta');
    },
  );
  return done;
}

const isExplained = (error: unknown): error is Error =>
  error instanceof MigrationFailed || error instanceof DataFromLaterVersion;

/** Resolves to the connection once the data have the shape that this version expects; nobody else gets it earlier. */
export async function migrated(connection: Connection, service: Service): Promise<Connection> {
  const { logger } = service;
  try {
    const done = await untilMigrated(connection, service);
    if (!isOnlyMigrating()) return connection;
    logger.info(
      { migraciones: done },
      done.length > 0
        ? `migraciones aplicadas: ${done.join(', ')}`
        : 'nada que migrar: los datos están al día',
    );
  } catch (error) {
    const motivo = isExplained(error)
      ? error.message
      : `No se sabe si los datos están al día y el servicio no atiende: ${String(error)}`;
    logger.fatal({ err: error }, motivo);
    if (isOnlyMigrating()) process.exit(1);
    return serveStopped(service.servicio, service.config, motivo);
  }
  process.exit(0);
}
