import type { Connection } from 'mongoose';
import type { UmzugStorage } from 'umzug';
import { answered } from '../mongo/answered';
import type { Migracion } from './migracion';
import type { MigrationLease } from './migration-lease';

interface AppliedDocument {
  _id: string;
  en: Date;
  ms: number;
}

/**
 * Another process took over the lease before the migration ended; it runs the migration again, and its run is recorded.
 */
export class LeaseLost extends Error {}

/** Records in the database itself which migrations it has been through. */
export class AppliedMigrations implements UmzugStorage {
  private readonly collection;
  private startedAt = Date.now();

  constructor(
    connection: Connection,
    private readonly lease: MigrationLease,
  ) {
    this.collection = connection.collection<AppliedDocument>('migraciones');
  }

  async executed(): Promise<string[]> {
    const applied = await answered(this.collection.find({}, { projection: { _id: 1 } }).toArray());
    this.startedAt = Date.now();
    return applied.map(({ _id }) => _id);
  }

  async pendingOf(migraciones: readonly Migracion[]): Promise<string[]> {
    const executed = new Set(await this.executed());
    return migraciones.map(({ nombre }) => nombre).filter((nombre) => !executed.has(nombre));
  }

  async logMigration({ name }: { name: string }): Promise<void> {
    if (!(await this.lease.stillHeld())) throw new LeaseLost(name);
    const en = new Date();
    const record = { en, ms: en.getTime() - this.startedAt };
    await answered(this.collection.updateOne({ _id: name }, { $setOnInsert: record }, { upsert: true }));
    this.startedAt = Date.now();
  }

  /** Migrations are never undone: write another one that reverts the change. */
  unlogMigration(): Promise<void> {
    return Promise.reject(new Error('migrations are not undone'));
  }
}
