import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LOGGER, RelayLease, Wakeful } from '@pmp/platform';
import type { ColaDoc } from '../datos/cola.model';
import { ColasRepository } from '../datos/colas.repository';
import type { WebhookDoc } from '../datos/webhook.model';
import { WebhooksRepository } from '../datos/webhooks.repository';
import { EntregasWriter } from '../hechos/entregas-writer';
import { DeliverEntrega } from './deliver-entrega';

/** Attempts under way for all webhooks together. */
const MAX_OPEN = 32;
/** A receiver that is slow holds up this many attempts, and one that fails a single one: the rest is for others. */
const MAX_OF_ONE = 4;

interface Warner {
  warn(context: object, text: string): void;
}

/**
 * Sends what waits. Only the replica that sends the outbox does so; one that takes over may send again what the one
 * before had not noted, under the same id.
 */
@Injectable()
export class EntregasRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly open = new Map<string, Promise<void>>();
  private readonly turns = new Wakeful(() => this.look());
  private failing = false;

  constructor(
    private readonly lease: RelayLease,
    private readonly webhooks: WebhooksRepository,
    private readonly colas: ColasRepository,
    private readonly deliveries: DeliverEntrega,
    writer: EntregasWriter,
    @Inject(LOGGER) private readonly logger: Warner,
  ) {
    writer.onWritten(() => this.wake());
  }

  onApplicationBootstrap(): void {
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.turns.stop();
    await Promise.all(this.open.values());
  }

  /** Looks now for what may be sent. */
  wake(): void {
    this.turns.wake();
  }

  private async look(): Promise<void> {
    try {
      if (!this.lease.held) return;
      for (const webhook of await this.webhooks.ready(new Date())) await this.begin(webhook);
    } catch (error) {
      this.warn(error);
    }
  }

  private async begin(webhook: WebhookDoc): Promise<void> {
    const { _id } = webhook;
    const under = [...this.open.keys()].filter((cola) => cola.startsWith(`${_id} `));
    const places = Math.min((webhook.fallos ? 1 : MAX_OF_ONE) - under.length, MAX_OPEN - this.open.size);
    if (places <= 0) return;
    const due = await this.colas.due(_id, new Date(), places + under.length);
    const free = due.filter((cola) => !this.open.has(cola._id)).slice(0, places);
    for (const cola of free) this.start(webhook, cola);
    if (!due.length && !under.length && (await this.colas.isEmpty(_id)))
      await this.webhooks.queueIsEmpty(webhook);
  }

  private start(webhook: WebhookDoc, cola: ColaDoc): void {
    const attempt = this.deliveries.deliverNext(webhook, cola).then(
      () => {
        this.failing = false;
        this.open.delete(cola._id);
        this.wake();
      },
      (error: unknown) => {
        // Nothing came of it, not even a failure: it waits for the next look, or this would go round and round.
        this.open.delete(cola._id);
        this.warn(error);
      },
    );
    this.open.set(cola._id, attempt);
  }

  /** Only the first of those in a row: without the database, or with copies too old to decide by, there is one a second. */
  private warn(err: unknown): void {
    if (!this.failing) this.logger.warn({ err }, 'webhooks sin enviar; se reintenta');
    this.failing = true;
  }
}
