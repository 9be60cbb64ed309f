import type { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

export const LEASES = 'leases';
const RELAY = 'outbox';
/** A process that held the lease may go on sending for this long, until it notices that it was taken away. */
const LAST_SENDING_MS = 3_000;
/** If this process dies, the services resume after this long. */
const TERM_MS = 30_000;

interface LeaseDocument {
  _id: string;
  owner: string;
  expira: Date;
}

const leaseOf = (base: mongo.Db) => base.collection<LeaseDocument>(LEASES);
const alive = { $expr: { $gt: ['$expira', '$$NOW'] } };

/** Whether a process of the service sends its outbox, or did so three seconds ago. */
export const isRunning = async (base: mongo.Db): Promise<boolean> =>
  (await leaseOf(base).findOne({ _id: RELAY, ...alive })) !== null;

/** Stops the services from publishing, and nothing else: writes continue and wait in the outbox. */
export class RelayPause {
  private readonly owner = `respaldo-${randomUUID()}`;
  private readonly bases: readonly mongo.Db[];

  constructor(bases: readonly mongo.Db[]) {
    this.bases = bases;
  }

  /** Resolves when no service publishes any more. */
  async begin(): Promise<void> {
    const before = await Promise.all(this.bases.map((base) => this.take(base)));
    if (before.some((lease) => lease !== null)) await delay(LAST_SENDING_MS);
  }

  /** Lets the services publish again. False: one of them may have published meanwhile. */
  async end(): Promise<boolean> {
    const mine = { _id: RELAY, owner: this.owner };
    const outcomes = await Promise.all(
      this.bases.map(async (base) => {
        const held = await leaseOf(base).deleteOne({ ...mine, ...alive });
        if (held.deletedCount === 0) await leaseOf(base).deleteOne(mine);
        return held.deletedCount === 1;
      }),
    );
    return outcomes.every(Boolean);
  }

  private take(base: mongo.Db): Promise<LeaseDocument | null> {
    const taken = [{ $set: { owner: this.owner, expira: { $add: ['$$NOW', TERM_MS] } } }];
    return leaseOf(base).findOneAndUpdate({ _id: RELAY }, taken, { upsert: true, returnDocument: 'before' });
  }
}
