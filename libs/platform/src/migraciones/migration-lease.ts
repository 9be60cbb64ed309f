import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { answered } from '../mongo/answered';
import { isDuplicateKey } from '../errors/duplicate-key';

const ID = 'migraciones';
/** How long the others wait for a process that was killed while migrating. */
const TERM_MS = 30_000;
interface LeaseDocument {
  _id: string;
  owner: string;
  expira: Date;
}

/** The exclusive right to change a service's stored data; uses the database's clock. */
export class MigrationLease {
  private readonly owner = randomUUID();
  private readonly collection;
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    connection: Connection,
    private readonly termMs = TERM_MS,
  ) {
    this.collection = connection.collection<LeaseDocument>('leases');
  }

  /** Takes the lease and renews it until it is released; false: another process holds it. */
  async acquire(): Promise<boolean> {
    const free = { $or: [{ owner: this.owner }, { $expr: { $lt: ['$expira', '$$NOW'] } }] };
    if (!(await this.prolong(free, true))) return false;
    this.renewing = setInterval(() => void this.stillHeld().catch(() => false), this.termMs / 3);
    return true;
  }

  /** Asks the database, since a process that was suspended for long may have lost the lease without noticing. */
  stillHeld(): Promise<boolean> {
    return this.prolong({ owner: this.owner, $expr: { $gt: ['$expira', '$$NOW'] } }, false);
  }

  async release(): Promise<void> {
    clearInterval(this.renewing);
    await answered(this.collection.deleteOne({ _id: ID, owner: this.owner }));
  }

  private async prolong(condition: object, upsert: boolean): Promise<boolean> {
    const change = [{ $set: { owner: this.owner, expira: { $add: ['$$NOW', this.termMs] } } }];
    try {
      const options = { upsert, returnDocument: 'after' as const };
      return (
        (await answered(this.collection.findOneAndUpdate({ _id: ID, ...condition }, change, options))) !==
        null
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }
}
