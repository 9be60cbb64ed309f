import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { Memberships } from './memberships';
import { Sessions } from './sessions';
import { SocketCensus } from './socket-census';
import { SocketServer } from './socket-server';

/** After a gap everybody is looked at within seconds, but not at once: the owners have to answer meanwhile. */
const HURRIED_PAUSE_MS = 5;

/**
 * Asks now and then whether each person's sockets still have a session and a right to their rooms. Owners say so
 * themselves when that changes; this finds what got lost on the way.
 */
@Injectable()
export class Patrol implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly roundMs: number;
  private hurried = new AbortController();

  constructor(
    @Inject(GATEWAY_CONFIG) config: GatewayConfig,
    private readonly sockets: SocketServer,
    private readonly census: SocketCensus,
    private readonly sessions: Sessions,
    private readonly memberships: Memberships,
  ) {
    this.roundMs = config.REVISION_SALAS_S * 1_000;
  }

  onApplicationBootstrap(): void {
    void this.walk();
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
    this.hurried.abort();
  }

  /** Begins a round now, and a fast one. */
  hurry(): void {
    this.hurried.abort();
  }

  private async walk(): Promise<void> {
    for (let hurried = false; !this.stopping.signal.aborted;) {
      const people = this.census.people();
      const pause: number = hurried ? HURRIED_PAUSE_MS : this.roundMs / Math.max(1, people.length);
      hurried = people.length === 0 && (await this.isHurried(pause));
      for (const usuario of people) {
        hurried = await this.isHurried(pause);
        if (hurried || this.stopping.signal.aborted) break;
        await this.look(usuario);
      }
    }
  }

  private async look(usuario: string): Promise<void> {
    const sockets = this.sockets.socketsOf(usuario);
    await Promise.all(sockets.map((socket) => this.sessions.recheck(socket)));
    await this.memberships.review(
      usuario,
      sockets.filter(({ connected }) => connected),
    );
  }

  /** Waits; true: somebody has asked for a round meanwhile. */
  private async isHurried(ms: number): Promise<boolean> {
    try {
      await delay(ms, undefined, { signal: this.hurried.signal, ref: false });
      return false;
    } catch {
      this.hurried = new AbortController();
      return true;
    }
  }
}
