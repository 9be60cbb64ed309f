import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { type JetStreamManager, jetstreamManager, type StoredMsg } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { Broker, LOGGER, streamName, VIVO } from '@pmp/platform/edge';
import type { Logger } from 'pino';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';

const MARK_MS = 2_000;
/** More than this is read again by the screens themselves. */
const MAX_MISSED = 2_000;
const BATCH = 100;

/** A position of the stream, and which stream it is: one that was made anew begins at another. */
interface Mark {
  flujo: string;
  ultimo: number;
}

/**
 * Where in all that is told to screens this gateway is, and after a break of the broker what it has missed. While it is
 * connected, whatever the stream held at a moment has been delivered here before the broker's answer to how much that
 * is; of two such moments the earlier one counts, which leaves time to a message that comes by another server.
 */
@Injectable()
export class LiveJournal implements BeforeApplicationShutdown {
  private marks: Mark[] = [];
  private manager: JetStreamManager | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly broker: Broker,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Begins to note where it is. */
  async follow(connection: NatsConnection): Promise<void> {
    this.manager = await jetstreamManager(connection, { checkAPI: false });
    this.marks = [];
    this.timer ??= setInterval(() => void this.mark(), MARK_MS).unref();
    await this.mark();
  }

  /** After a break: what was told since, in order; null if that cannot be said. */
  async missed(connection: NatsConnection): Promise<StoredMsg[] | null> {
    const [since] = this.marks;
    this.marks = [];
    if (!since || !this.manager) return null;
    try {
      // Whatever is told once this has been answered is heard again.
      await connection.flush();
      return await this.readAfter(this.manager, since);
    } catch (error) {
      this.logger.debug({ motivo: String(error) }, 'no se sabe qué se ha perdido en el corte');
      return null;
    } finally {
      void this.mark();
    }
  }

  private get stream(): string {
    return streamName(this.config.NATS_PREFIJO, VIVO);
  }

  private async mark(): Promise<void> {
    const { manager } = this;
    if (!this.broker.connection || !manager) return;
    try {
      const { created, state } = await manager.streams.info(this.stream);
      // An answer that was under way when the connection broke says nothing of what came after it.
      if (!this.broker.connection) return;
      this.marks = [...this.marks.slice(-1), { flujo: created, ultimo: state.last_seq }];
    } catch {
      // No stream, or no right to it: nobody can say what was missed.
    }
  }

  private async readAfter(manager: JetStreamManager, { flujo, ultimo }: Mark): Promise<StoredMsg[] | null> {
    const { created, state } = await manager.streams.info(this.stream);
    const isKnown = created === flujo && state.last_seq >= ultimo && state.first_seq <= ultimo + 1;
    if (!isKnown || state.last_seq - ultimo > MAX_MISSED) return null;
    const missed: StoredMsg[] = [];
    // One by one, and many at a time: whoever may make a consumer may have it publish for others.
    for (let seq = ultimo + 1; seq <= state.last_seq; seq += BATCH) {
      const size = Math.min(BATCH, state.last_seq - seq + 1);
      const read = await Promise.all(
        Array.from({ length: size }, (_, at) => manager.streams.getMessage(this.stream, { seq: seq + at })),
      );
      for (const message of read) {
        if (!message) return null;
        missed.push(message);
      }
    }
    return missed;
  }
}
