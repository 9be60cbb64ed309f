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

/** The data have been through migrations that this version of the program does not know. */
export class DataFromLaterVersion extends Error {
  constructor(nombres: readonly string[]) {
    super(
      `Los datos son de una versión posterior: ya tienen ${nombres.map((nombre) => `«${nombre}»`).join(', ')}, que esta no conoce`,
    );
  }
}

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

  /** Throws if a later version of the program has already changed the data. */
  async pendingOf(migraciones: readonly Migracion[]): Promise<string[]> {
    const executed = new Set(await this.executed());
    const last = migraciones.at(-1)?.nombre ?? '';
    const unknown = [...executed].filter((nombre) => nombre > last);
    if (unknown.length > 0) throw new DataFromLaterVersion(unknown.sort());
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
