import type { Consumer, JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { EventBus, LiveBus } from '../event-bus';
import { HECHOS } from '../streams';

const MAX_PAGE = 500;
/** How long the first of a page waits for others. */
const GATHER_MS = 1_000;
/** A page is written in one go, and what is written together has to fit into one command. */
const MAX_PAGE_BYTES = 4_000_000;
/** A reader that is gone leaves its consumer for so long. */
const IDLE_MS = 60_000;
/** Empty pages after which it is asked whether the consumer is still there. */
const MAX_EMPTY = 10;

/** A place in HECHOS; `flujo` tells one stream of that name from a later one. */
export interface FactPosition {
  flujo: string;
  posicion: number;
}

export type RawFact = Pick<JsMsg, 'subject' | 'seq' | 'data'>;

export interface FactPage {
  /** null: nothing was read before. */
  desde: FactPosition | null;
  hasta: FactPosition;
  mensajes: RawFact[];
}

/** HECHOS from one position on. Nothing is acknowledged: the broker keeps no place, a new reader says where it is. */
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
  ): Promise<FactPages> {
    const stream = bus.stream(HECHOS);
    const { created, state } = await manager.streams.info(stream);
    // A stream put back from a backup keeps its name and may be behind what was read of it.
    const known = position?.flujo === created && position.posicion <= state.last_seq;
    const { name } = await manager.consumers.add(stream, {
      ack_policy: 'none',
      deliver_policy: 'by_start_sequence',
      opt_start_seq: known ? position.posicion + 1 : 1,
      mem_storage: true,
      inactive_threshold: nanos(IDLE_MS),
    });
    return new FactPages(await client.consumers.get(stream, name), created, position);
  }

  /** At most MAX_PAGE messages, after a moment at the latest; none when none came. */
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
      // What is lost on the way is asked for again by a new reader, as nothing is acknowledged.
      if (message.info.deliverySequence !== ++this.delivered) throw new Error('mensajes perdidos');
      page.push(message);
    }
    this.empty = page.length > 0 ? 0 : this.empty + 1;
    // A broker that came back without its memory says nothing about a consumer that it does not know any more.
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
