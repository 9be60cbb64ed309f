import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type Connection, type Types } from 'mongoose';
import { answered } from '../mongo/answered';
import { outboxTime } from './outbox-id';
import type { OutboxRow } from './outbox-row';

/** Name of the collection that the unit of work appends to. */
export const OUTBOX = 'outbox';
/** Deletions within this time are gathered into one command. */
const GATHER_MS = 200;
/** Does not wait for the disk: a crash before or after it only causes rows to be sent again, which consumers notice. */
const UNHURRIED = { writeConcern: { w: 1, j: false } } as const;
const READ_BATCH = 50;

interface ReadLimits {
  rows: number;
  messages: number;
}

interface OldestRows {
  rows: OutboxRow[];
  /** True: these are all the rows of the outbox. */
  complete: boolean;
}

/** Messages of committed transactions that the broker has not acknowledged yet. */
@Injectable()
export class Outbox {
  private readonly collection;
  private sent: Types.ObjectId[] = [];
  private timer: NodeJS.Timeout | null = null;
  private deleting: Promise<void> = Promise.resolve();

  constructor(@InjectConnection() connection: Connection) {
    const schema = new Schema<OutboxRow>({}, { strict: false, versionKey: false });
    this.collection = connection.model<OutboxRow>('Outbox', schema, OUTBOX).collection;
  }

  read(limits: ReadLimits): Promise<OldestRows> {
    return answered(this.readOldest(limits));
  }

  depth(): Promise<number> {
    return answered(this.collection.estimatedDocumentCount());
  }

  /** How long the oldest row has been waiting, by its writer's clock; 0: nothing waits. */
  async waitMs(now = Date.now()): Promise<number> {
    const oldest = { sort: { _id: 1 }, projection: { _id: 1 } } as const;
    const row = await answered(this.collection.findOne({}, oldest));
    return row ? Math.max(0, now - outboxTime(row._id)) : 0;
  }

  /**
   * Deletes the rows after GATHER_MS. Calls `allowed` right before that, because a sender that lost its lease must not
   * delete rows.
   */
  discard(ids: Types.ObjectId[], allowed: () => boolean): void {
    this.sent.push(...ids);
    this.timer ??= setTimeout(() => void this.settle(allowed).catch(() => undefined), GATHER_MS);
  }

  /** Deletes the discarded rows now; rows whose deletion fails are tried again with the next ones. */
  async settle(allowed: () => boolean): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.deleting = this.deleting.catch(() => undefined).then(() => this.deleteSent(allowed));
    await this.deleting;
  }

  private async deleteSent(allowed: () => boolean): Promise<void> {
    const ids = this.sent;
    this.sent = [];
    if (ids.length === 0 || !allowed()) return;
    try {
      await answered(this.collection.deleteMany({ _id: { $in: ids } }, UNHURRIED));
    } catch (error) {
      this.sent.unshift(...ids);
      throw error;
    }
  }

  private async readOldest(limits: ReadLimits): Promise<OldestRows> {
    const cursor = this.collection.find({}, { sort: { _id: 1 }, limit: limits.rows, batchSize: READ_BATCH });
    const rows: OutboxRow[] = [];
    let messages = 0;
    for await (const row of cursor as unknown as AsyncIterable<OutboxRow>) {
      rows.push(row);
      messages += row.mensajes.length;
      if (messages >= limits.messages) return { rows, complete: false };
    }
    return { rows, complete: rows.length < limits.rows };
  }
}
