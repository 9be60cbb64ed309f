import type { Consumer, JsMsg } from '@nats-io/jetstream';
import { nanos, nuid } from '@nats-io/transport-node';
import type { EventBus, LiveBus } from '../bus/event-bus';
import { HECHOS } from '../bus/streams';

const MAX_PAGE = 500;
/** How long a fetch waits for its page to fill. */
const GATHER_MS = 1_000;
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

  /** Resolves to at most MAX_PAGE messages after GATHER_MS at the latest; to none if none arrived. */
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

  private async fetch(): Promise<JsMsg[]> {
    const page: JsMsg[] = [];
    const coming = await this.consumer.fetch({ max_messages: MAX_PAGE, expires: GATHER_MS });
    for await (const message of coming) {
      // The broker does not resend a lost message, as nothing is acknowledged: a new reader has to fetch it again.
      if (message.info.deliverySequence !== ++this.delivered) throw new Error('mensajes perdidos');
      page.push(message);
    }
    this.empty = page.length > 0 ? 0 : this.empty + 1;
    // A broker that lost this in-memory consumer in a restart does not report it; asking for the consumer throws then.
    if (this.empty >= MAX_EMPTY) await this.consumer.info().then(() => (this.empty = 0));
    return page;
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
