import type { Consumer, JsMsg } from '@nats-io/jetstream';
import { nanos, nuid } from '@nats-io/transport-node';
import { setTimeout as delay } from 'node:timers/promises';
import type { EventBus, LiveBus } from '../bus/event-bus';
import { HECHOS } from '../bus/streams';

const MAX_PAGE = 500;
/** How long a fetch waits for its messages; the client library allows no less. */
const WAIT_MS = 1_000;
/** How long the first message of a page waits for others: a page is one write, whether it is full or not. */
const GATHER_MS = 250;
/** A page is written in one database command and must fit into it. */
const MAX_PAGE_BYTES = 4_000_000;
/** How long the broker keeps the consumer of a reader that is gone. */
const IDLE_MS = 60_000;
/** After this many empty pages in a row the reader checks that its consumer still exists. */
const MAX_EMPTY = 10;

/** A position in HECHOS; `flujo` changes when the stream is deleted and created anew. */
export interface FactPosition {
  flujo: string;
  posicion: number;
}

export type RawFact = Pick<JsMsg, 'subject' | 'seq' | 'data'>;

export interface FactPage {
  /** The end of the previous page; null if nothing has been read yet. */
  desde: FactPosition | null;
  hasta: FactPosition;
  mensajes: RawFact[];
}

/**
 * Reads HECHOS from a given position. Nothing is acknowledged, so the broker remembers no position: each new reader
 * brings its own.
 */
export class FactPages {
  private empty = 0;
  private delivered = 0;
  private waiting: JsMsg[] = [];

  private constructor(
    private readonly consumer: Consumer,
    private readonly flujo: string,
    private position: FactPosition | null,
  ) {}

  static async open(
    { manager, client }: LiveBus,
    bus: EventBus,
    position: FactPosition | null,
    servicio?: string,
  ): Promise<FactPages> {
    const stream = bus.stream(HECHOS);
    const { created, state } = await manager.streams.info(stream);
    // A stream restored from a backup may end before the position that was already read.
    const known = position?.flujo === created && position.posicion <= state.last_seq;
    const { name } = await manager.consumers.add(stream, {
      ack_policy: 'none',
      deliver_policy: 'by_start_sequence',
      opt_start_seq: known ? position.posicion + 1 : 1,
      // Named here, and not by the broker, so that the request says what it reads and NATS can tell who may.
      name: nuid.next(),
      ...(servicio !== undefined && { filter_subject: bus.subject(`hecho.${servicio}.>`) }),
      mem_storage: true,
      inactive_threshold: nanos(IDLE_MS),
    });
    return new FactPages(await client.consumers.get(stream, name), created, position);
  }

  /** Resolves to at most MAX_PAGE messages, GATHER_MS after the first one came; to none if none came in WAIT_MS. */
  async next(): Promise<FactPage> {
    if (this.waiting.length === 0) this.waiting = await this.fetch();
    const mensajes = this.waiting.splice(0, fitting(this.waiting));
    const desde = this.position;
    const posicion = mensajes.at(-1)?.seq ?? desde?.posicion ?? 0;
    const hasta = { flujo: this.flujo, posicion };
    if (mensajes.length > 0) this.position = hasta;
    return { desde, hasta, mensajes };
  }

  async close(): Promise<void> {
    await this.consumer.delete().catch(() => false);
  }

  /**
   * Asks for one message and, a little later, for as many as there are by then: a fetch ends when it has got what it
   * asked for, so one for a whole page would keep the first message of a slow stream for all of WAIT_MS.
   */
  private async fetch(): Promise<JsMsg[]> {
    const [first] = await this.take(1);
    this.empty = first ? 0 : this.empty + 1;
    // A broker that lost this in-memory consumer in a restart does not report it; asking for the consumer throws then.
    if (this.empty >= MAX_EMPTY) await this.consumer.info().then(() => (this.empty = 0));
    if (!first) return [];
    if (first.info.pending < MAX_PAGE) await delay(GATHER_MS);
    const { num_pending } = await this.consumer.info();
    return [first, ...(await this.take(Math.min(num_pending, MAX_PAGE - 1)))];
  }

  private async take(count: number): Promise<JsMsg[]> {
    const taken: JsMsg[] = [];
    if (count === 0) return taken;
    for await (const message of await this.consumer.fetch({ max_messages: count, expires: WAIT_MS })) {
      // The broker does not resend a lost message, as nothing is acknowledged: a new reader has to fetch it again.
      if (message.info.deliverySequence !== ++this.delivered) throw new Error('mensajes perdidos');
      taken.push(message);
    }
    return taken;
  }
}

function fitting(messages: JsMsg[]): number {
  let bytes = 0;
  let count = 0;
  while (count < messages.length && (count === 0 || bytes + messages[count]!.data.length < MAX_PAGE_BYTES)) {
    bytes += messages[count++]!.data.length;
  }
  return count;
}
