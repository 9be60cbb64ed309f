import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';

/** How long a dead sender keeps the others waiting. */
const TERM_MS = 5_000;
/** Given up this much before the others may take it, for what is still on its way to the broker. */
const MARGIN_MS = 1_000;
const DUPLICATE_KEY = 11_000;

interface LeaseDocument {
  _id: string;
  owner: string;
  expira: Date;
}

/** The right to send a service's outbox; times are the database's, so the clocks of replicas do not matter. */
@Injectable()
export class RelayLease {
  private readonly owner = randomUUID();
  private readonly collection;
  private until = 0;

  constructor(@InjectConnection() connection: Connection) {
    const schema = new Schema<LeaseDocument>({ _id: String }, { strict: false, versionKey: false });
    this.collection = connection.model<LeaseDocument>('Lease', schema, 'leases').collection;
  }

  /** Synchronous on purpose: nothing may come between this answer and the sending it allows. */
  get held(): boolean {
    return Date.now() < this.until;
  }

  /** Takes the lease or prolongs it; false: somebody else has it. */
  async acquire(): Promise<boolean> {
    const asked = Date.now();
    const mine = { $or: [{ owner: this.owner }, { $expr: { $lt: ['$expira', '$$NOW'] } }] };
    const prolonged = [{ $set: { owner: this.owner, expira: { $add: ['$$NOW', TERM_MS] } } }];
    try {
      const found = await this.collection.findOneAndUpdate({ _id: 'outbox' as never, ...mine }, prolonged, {
        upsert: true,
        returnDocument: 'after',
      });
      this.until = found ? asked + TERM_MS - MARGIN_MS : 0;
    } catch (error) {
      if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
      this.until = 0;
    }
    return this.held;
  }

  /** Lets another replica go on at once. */
  async release(): Promise<void> {
    this.until = 0;
    await this.collection.deleteOne({ _id: 'outbox' as never, owner: this.owner });
  }
}
