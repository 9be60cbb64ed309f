import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { OUTBOX } from '../events/outbox';
import { OutboxRelay } from '../events/outbox.relay';
import type { OutboxRow } from '../events/outbox-row';
import { OpenTx, type Tx } from '../events/tx';
import { answered } from './answered';
import { writeTogether } from './write-together';

/** An event must not be sent for a write that a new primary rolls back: hence majority. */
const DURABLE = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** The driver itself retries a conflict for two minutes, which no caller waits for. */
const PATIENCE_MS = 15_000;

/** One transaction: the changes and the messages about them, or neither. */
@Injectable()
export class UnitOfWork {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly relay: OutboxRelay,
  ) {}

  /** `work` may run twice: no publish, socket or HTTP call inside it, and no `Promise.all` on its session. */
  async run<T>(work: (tx: Tx) => T | Promise<T>): Promise<T> {
    let rows: OutboxRow[] = [];
    let result: T;
    const transaction = this.connection.transaction(async (session) => {
      const tx = new OpenTx(session);
      result = await work(tx);
      rows = tx.seal();
      const writes = [...tx.writes, ...rows.map((document) => ({ collection: OUTBOX, document }))];
      if (writes.length) await writeTogether(this.connection, writes, session);
    }, DURABLE);
    await answered(transaction, PATIENCE_MS);
    this.relay.handOver(rows);
    return result!;
  }
}
