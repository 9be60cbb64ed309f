import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Pool, type Dispatcher } from 'undici';
import { isReady } from './is-ready';
import type { Servicio } from './routes';

/** How often the name is looked up again, and the replicas behind it asked, while requests come. */
const LOOK_MS = 1_000;
const PROBE_MS = 1_000;
/** A connection grows no older, so that whatever balances behind one address (a ClusterIP) gets to choose again. */
const CONNECTION_MS = 10_000;

/** All addresses of a name. */
export type Lookup = (host: string) => Promise<string[]>;

const lookupAll: Lookup = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
};

const originAt = (url: URL, address: string): string =>
  `${url.protocol}//${isIP(address) === 6 ? `[${address}]` : address}:${url.port || 80}`;

/**
 * The replicas of one service: the addresses that its name leads to. Each request goes to the one with the fewest under
 * way. One that has just appeared, or is about to go, gets none until it says that it is ready; where none does, all get
 * some, and so does the only one.
 */
export class Replicas {
  private readonly url: URL;
  /** Certificates name no addresses. */
  private readonly isNamed: boolean;
  private readonly byName: Pool;
  private readonly pools = new Map<string, Pool>();
  private ready: Pool[];
  private turn = 0;
  private lookedAt = -Infinity;
  private lookingAgain: Promise<void> | null = null;

  constructor(
    private readonly servicio: Servicio,
    origin: string,
    private readonly options: Pool.Options,
    private readonly find: Lookup = lookupAll,
  ) {
    this.url = new URL(origin);
    this.isNamed = this.url.protocol === 'http:' && isIP(this.url.hostname.replaceAll(/[[\]]/g, '')) === 0;
    this.byName = new Pool(origin, { ...options, clientTtl: CONNECTION_MS });
    this.ready = [this.byName];
  }

  pick(): Dispatcher {
    if (this.isNamed && performance.now() >= this.lookedAt + LOOK_MS) {
      this.lookedAt = performance.now();
      void this.look();
    }
    // Those that are equal take turns.
    const first = this.turn++ % this.ready.length;
    const inTurn = [...this.ready.slice(first), ...this.ready.slice(0, first)];
    return inTurn.reduce((least, pool) => (pool.stats.size < least.stats.size ? pool : least));
  }

  /**
   * For whoever was refused: the one that leaves may be the only one that was known, and another be ready by now. However
   * many ask, it is looked for once.
   */
  lookAgain(): Promise<void> {
    if (!this.isNamed) return Promise.resolve();
    return (this.lookingAgain ??= this.look().finally(() => (this.lookingAgain = null)));
  }

  async destroy(): Promise<void> {
    await Promise.all([this.byName, ...this.pools.values()].map((pool) => pool.destroy()));
  }

  private async look(): Promise<void> {
    // A name server that does not answer changes nothing.
    const addresses = await this.find(this.url.hostname).catch(() => null);
    if (!addresses || this.byName.destroyed) return;
    const origins = new Set(addresses.map((address) => originAt(this.url, address)));
    if (origins.size < 2) origins.clear();
    for (const origin of origins) if (!this.pools.has(origin)) this.pools.set(origin, this.open(origin));
    for (const origin of this.pools.keys()) if (!origins.has(origin)) this.leave(origin);
    const known = [...this.pools];
    const ready = await Promise.all(known.map(([at]) => isReady(this.servicio, at, PROBE_MS)));
    const able = known.filter(([, pool], i) => ready[i] && !pool.closed).map(([, pool]) => pool);
    this.ready = able.length > 0 ? able : [this.byName];
  }

  private open(origin: string): Pool {
    const pool = new Pool(origin, this.options);
    // What cannot be reached gets nothing until it has answered again.
    pool.on('connectionError', () => {
      const others = this.ready.filter((one) => one !== pool);
      if (others.length > 0) this.ready = others;
    });
    return pool;
  }

  /** What is under way there may end. */
  private leave(origin: string): void {
    const pool = this.pools.get(origin)!;
    this.pools.delete(origin);
    const others = this.ready.filter((one) => one !== pool);
    this.ready = others.length > 0 ? others : [this.byName];
    void pool.close();
  }
}
