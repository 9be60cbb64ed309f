import { Inject, Injectable } from '@nestjs/common';
import { headers, type MsgHdrs } from '@nats-io/transport-node';
import { DESDE_HEADER, RECARGAR_SUBJECT, REVISAR_SUBJECT } from '@pmp/contracts/common';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';
import { CLOCK_SKEW_MS } from '../bus/clock-skew';
import { EventBus, type LiveBus } from '../bus/event-bus';
import { NewestStates } from './newest-states';
import { Outbox } from './outbox';
import { outboxTime } from './outbox-id';
import { TRACE_HEADER, type OutboxMessage, type OutboxRow } from './outbox-row';
import { RelayLease } from './relay-lease';
import { ESTADO } from '../bus/streams';

const ACK_TIMEOUT_MS = 3_000;
const RECENT_ROWS = 5_000;
/** Older socket events are not sent one by one: their clients are told once to fetch the current data. */
const LIVE_MAX_AGE_MS = 60_000;

/** Sends a batch of rows and discards those that the broker has acknowledged. */
@Injectable()
export class OutboxSender {
  private readonly newest = new NewestStates();
  /** Rows that are already sent but may be read once more before they are deleted. */
  private readonly recent = new LRUCache<string, true>({ max: RECENT_ROWS });
  /**
   * Rows whose socket events are already sent, and over which connection. If the broker does not acknowledge such a row,
   * it is sent again without them, but for a connection that has broken: they may have been lost with it.
   */
  private readonly told = new LRUCache<string, LiveBus>({ max: RECENT_ROWS });

  constructor(
    private readonly outbox: Outbox,
    private readonly lease: RelayLease,
    private readonly bus: EventBus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** False: the lease was lost, or a message was not acknowledged and stays in the outbox. */
  async send(bus: LiveBus, batch: OutboxRow[], heldSince: number): Promise<boolean> {
    const rows = batch.filter((row) => !this.recent.has(row._id.toHexString()));
    const messages = rows.flatMap((row) => row.mensajes.filter((mensaje) => mensaje.canal !== 'vivo'));
    await this.learnOfEarlierSender(bus, rows, heldSince);
    const chosen = this.newest.choose(messages);
    if (!this.lease.held) return false;
    const outcomes = this.publish(bus, chosen);
    this.tell(bus, rows);
    const failed = new Set(await outcomes);
    const done = rows.filter((row) => !row.mensajes.some((mensaje) => failed.has(mensaje.id)));
    this.finish(bus, done);
    const sent = batch.filter((row) => this.recent.has(row._id.toHexString()));
    this.outbox.discard(
      sent.map((row) => row._id),
      () => this.lease.held,
    );
    return failed.size === 0;
  }

  private async learnOfEarlierSender(
    { manager }: LiveBus,
    rows: OutboxRow[],
    heldSince: number,
  ): Promise<void> {
    const old = rows.filter((row) => outboxTime(row._id) < heldSince + CLOCK_SKEW_MS);
    const messages = old.flatMap((row) => row.mensajes);
    await this.newest.learn(messages, manager, this.bus.stream(ESTADO), (s) => this.bus.subject(s));
  }

  /**
   * Sends everything synchronously after the lease was checked. A process that is paused before the check finds its
   * lease lost; one that is paused after it has already sent, or has lost its connection and the unsent bytes with it.
   */
  private async publish({ client }: LiveBus, messages: OutboxMessage[]): Promise<string[]> {
    const outcomes = messages.map(async (message) => {
      try {
        await client.publish(this.bus.subject(message.subject), message.cuerpo, {
          msgID: message.id,
          timeout: ACK_TIMEOUT_MS,
          ...traceHeaders(message),
        });
        this.newest.record(message);
        return [];
      } catch (error) {
        this.logger.debug({ motivo: String(error), subject: message.subject }, 'mensaje sin confirmar');
        return [message.id];
      }
    });
    return (await Promise.all(outcomes)).flat();
  }

  /**
   * Sends socket events once over each connection, right after their facts and before these are acknowledged, so that
   * screens do not wait for the broker's disk.
   */
  private tell(bus: LiveBus, rows: OutboxRow[]): void {
    for (const row of rows) {
      const id = row._id.toHexString();
      if (this.told.get(id) === bus) continue;
      this.told.set(id, bus);
      if (isOld(row)) continue;
      for (const { subject, cuerpo } of eventsOf(row))
        bus.connection.publish(this.bus.subject(subject), cuerpo);
    }
  }

  /**
   * Marks the rows as sent. Only now asks for the recheck of rooms, however old the reason, and tells clients to fetch
   * again, because the states that both read had to be stored first.
   */
  private finish({ connection }: LiveBus, done: OutboxRow[]): void {
    for (const row of done) {
      this.recent.set(row._id.toHexString(), true);
      const fields = headers();
      fields.set(DESDE_HEADER, String(outboxTime(row._id)));
      for (const { cuerpo } of row.mensajes.filter(({ subject }) => subject === REVISAR_SUBJECT)) {
        connection.publish(this.bus.subject(REVISAR_SUBJECT), cuerpo, { headers: fields });
      }
    }
    if (done.some((row) => isOld(row) && eventsOf(row).length > 0)) {
      connection.publish(this.bus.subject(RECARGAR_SUBJECT));
    }
  }
}

const isOld = (row: OutboxRow): boolean => outboxTime(row._id) < Date.now() - LIVE_MAX_AGE_MS;

/** The socket events of a row, without the recheck of rooms. */
const eventsOf = ({ mensajes }: OutboxRow): OutboxMessage[] =>
  mensajes.filter(({ canal, subject }) => canal === 'vivo' && subject !== REVISAR_SUBJECT);

function traceHeaders({ traza }: OutboxMessage): { headers?: MsgHdrs } {
  if (traza === undefined) return {};
  const fields = headers();
  fields.set(TRACE_HEADER, traza);
  return { headers: fields };
}
