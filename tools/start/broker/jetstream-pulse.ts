import { connect, type NatsConnection } from '@nats-io/transport-node';
import { brokerOptions } from './connect-broker.ts';

const PERIOD_MS = 1_000;
const PATIENCE_MS = 2_000;
/** Together longer than a short pause of the whole machine. */
const SILENCES = 4;

/**
 * Checks regularly that JetStream answers. If a write fails because the disk is full, nats-server 2.9 blocks JetStream
 * for ever: even with free space again, connections and /healthz look fine, but nothing is stored or delivered until
 * the process is killed. That loses nothing that was acknowledged.
 */
export class JetStreamPulse {
  private readonly onSilence: () => void;
  private readonly periodMs: number;
  private readonly patienceMs: number;
  private connection: NatsConnection | null = null;
  private timer: NodeJS.Timeout | null = null;
  private reachable = true;
  private silences = 0;
  private stopped = false;

  /** `onSilence` is called whenever the broker is reachable but its JetStream has not answered for a while. */
  constructor(onSilence: () => void, periodMs = PERIOD_MS, patienceMs = PATIENCE_MS) {
    this.onSilence = onSilence;
    this.periodMs = periodMs;
    this.patienceMs = patienceMs;
  }

  async start(natsUrl: string): Promise<void> {
    const address = brokerOptions(natsUrl, {});
    this.connection = await connect({ ...address, maxReconnectAttempts: -1, noAsyncTraces: true });
    void this.follow(this.connection);
    this.beatLater();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.connection?.close();
  }

  private async follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.reachable = false;
      if (type === 'reconnect') this.reachable = true;
    }
  }

  private beatLater(): void {
    if (!this.stopped) this.timer = setTimeout(() => void this.beat(), this.periodMs);
  }

  private async beat(): Promise<void> {
    const answered = await this.answers();
    // A starting broker reads its data before it accepts connections, however long that takes.
    this.silences = answered || !this.reachable ? 0 : this.silences + 1;
    if (this.silences === SILENCES && !this.stopped) {
      this.silences = 0;
      this.onSilence();
    }
    this.beatLater();
  }

  private async answers(): Promise<boolean> {
    try {
      await this.connection?.request('$JS.API.INFO', '', { timeout: this.patienceMs });
      return true;
    } catch {
      return false;
    }
  }
}
