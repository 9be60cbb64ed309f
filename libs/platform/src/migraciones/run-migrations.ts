import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '../errors/database-away';
import { AppliedMigrations, LeaseLost } from './applied-migrations';
import { assertOrdered, type Migracion } from './migracion';
import { MigrationLease } from './migration-lease';

const LOOK_AGAIN_MS = 250;

/** Why a service cannot serve: its stored data do not have the shape that this version expects. */
export class MigrationFailed extends Error {
  constructor(nombre: string, cause: unknown) {
    const motivo = cause instanceof Error ? cause.message : String(cause);
    super(`La migración «${nombre}» ha fallado y el servicio no atiende hasta que se corrija: ${motivo}`, {
      cause,
    });
  }
}

/**
 * One process applies the pending migrations in order while the others wait. If none is pending, this costs one read.
 * Returns the names of those that this process has applied.
 */
export async function runMigrations(
  connection: Connection,
  migraciones: readonly Migracion[],
  logger: Logger,
  termMs?: number,
): Promise<string[]> {
  assertOrdered(migraciones);
  const done: string[] = [];
  const lease = new MigrationLease(connection, termMs);
  const applied = new AppliedMigrations(connection, lease);
  while ((await applied.pendingOf(migraciones)).length > 0) {
    if (!(await lease.acquire())) {
      await delay(LOOK_AGAIN_MS);
      continue;
    }
    try {
      done.push(...(await applyPending(connection, migraciones, applied, logger)));
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    } finally {
      await lease.release().catch(() => undefined);
    }
  }
  return done;
}

async function applyPending(
  connection: Connection,
  migraciones: readonly Migracion[],
  storage: AppliedMigrations,
  logger: Logger,
): Promise<string[]> {
  // Loaded only when a migration is pending, because it takes 90 ms.
  const { Umzug, MigrationError } = await import('umzug');
  const umzug = new Umzug({
    migrations: migraciones.map((migracion) => ({
      name: migracion.nombre,
      up: () => migracion.apply(connection),
    })),
    storage,
    logger: undefined,
  });
  umzug.on('migrating', ({ name }) => logger.info({ migracion: name }, 'migrando'));
  umzug.on('migrated', ({ name }) => logger.info({ migracion: name }, 'migrado'));
  try {
    return (await umzug.up()).map(({ name }) => name);
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const { cause, migration } = error;
    throw cause instanceof LeaseLost || isDatabaseAway(cause)
      ? cause
      : new MigrationFailed(migration.name, cause);
  }
}
