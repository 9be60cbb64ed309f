import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import type { Broker } from './broker';

interface Feed {
  subscription: Subscription | null;
  ready: Promise<void>;
}

/**
 * Subscriptions to single subjects, each for as long as somebody needs it: a wildcard would bring every process what
 * happens in every project, and a tenth process would make each event ten times as dear.
 */
export class Feeds {
  private readonly open = new Map<string, Feed>();
  private connection: NatsConnection | null = null;

  /** `hear` gets the subject without the installation's prefix, and the error instead of a message if there is one. */
  constructor(
    private readonly broker: Broker,
    private readonly hear: (subject: string, message: Msg, error: Error | null) => void,
  ) {
    broker.onConnect((connection) => {
      // The client library subscribes again by itself after a break.
      if (this.connection === connection) return;
      this.connection = connection;
      for (const subject of this.open.keys()) this.open.set(subject, this.subscribe(subject));
    });
  }

  get size(): number {
    return this.open.size;
  }

  start(subject: string): void {
    if (!this.open.has(subject)) this.open.set(subject, this.subscribe(subject));
  }

  /**
   * Resolves when whatever is published from now on is heard, until `stop`. It resolves too if the broker goes away
   * meanwhile: whoever needs every message learns of that break from the broker.
   */
  async ready(subject: string): Promise<void> {
    await this.open.get(subject)?.ready;
  }

  stop(subject: string): void {
    this.open.get(subject)?.subscription?.unsubscribe();
    this.open.delete(subject);
  }

  private subscribe(subject: string): Feed {
    const { connection } = this;
    if (!connection || connection.isClosed()) return { subscription: null, ready: Promise.resolve() };
    const subscription = connection.subscribe(this.broker.subject(subject), {
      callback: (error, message) => this.hear(subject, message, error),
    });
    return { subscription, ready: connection.flush().catch(() => undefined) };
  }
}
