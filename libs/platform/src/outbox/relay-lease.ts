import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { answered } from '../mongo/answered';
import { isDuplicateKey } from '../errors/duplicate-key';

/** How long the lease of a dead sender keeps the other replicas waiting. */
const TERM_MS = 3_000;
/** The holder stops sending this long before others may take the lease, for what is still on its way to the broker. */
const MARGIN_MS = 750;
/**
 * The time on two clocks: the wall clock may be set back, and the monotonic one may stand still while the machine
 * sleeps.
 */
interface Instant {
  clock: number;
  uptime: number;
}

const NEVER: Instant = { clock: 0, uptime: 0 };

const endOfTerm = ({ clock, uptime }: Instant): Instant => ({
  clock: clock + TERM_MS - MARGIN_MS,
  uptime: uptime + TERM_MS - MARGIN_MS,
});

interface LeaseDocument {
  _id: string;
  owner: string;
  expira: Date;
}

/**
 * The right of one replica to send the service's outbox. It expires by the clock of the database, so the clocks of the
 * replicas need not agree.
 */
@Injectable()
export class RelayLease {
  private readonly owner = randomUUID();
  private readonly collection;
  private until = NEVER;

  constructor(@InjectConnection() connection: Connection) {
    const schema = new Schema<LeaseDocument>({ _id: String }, { strict: false, versionKey: false });
    this.collection = connection.model<LeaseDocument>('Lease', schema, 'leases').collection;
  }

  /** Synchronous on purpose, so that nothing can happen between this check and the sending that it allows. */
  get held(): boolean {
    return Date.now() < this.until.clock && performance.now() < this.until.uptime;
  }

  /** Takes or extends the lease; false: another replica holds it. */
  async acquire(): Promise<boolean> {
    const asked = { clock: Date.now(), uptime: performance.now() };
    const mine = { $or: [{ owner: this.owner }, { $expr: { $lt: ['$expira', '$$NOW'] } }] };
    const prolonged = [{ $set: { owner: this.owner, expira: { $add: ['$$NOW', TERM_MS] } } }];
    try {
      const found = await answered(
        this.collection.findOneAndUpdate({ _id: 'outbox' as never, ...mine }, prolonged, {
          upsert: true,
          returnDocument: 'after',
        }),
      );
      this.until = found ? endOfTerm(asked) : NEVER;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      this.until = NEVER;
    }
    return this.held;
  }

  /** Lets another replica take over at once. */
  async release(): Promise<void> {
    this.until = NEVER;
    await answered(this.collection.deleteOne({ _id: 'outbox' as never, owner: this.owner }));
  }
}
