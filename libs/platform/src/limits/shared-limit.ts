import { Schema, type Connection } from 'mongoose';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';

const COLLECTION = 'limites';

export interface LimitOptions {
  /** What is limited; its counts are kept under this name. */
  name: string;
  points: number;
  seconds: number;
}

/** What is counted is stored: nobody should read there who signs in from where, or who asked for what. */
const keyOf = (what: string): string => createHash('sha256').update(what).digest('hex');

/** How much has been counted, and when that begins anew. */
type Counted = Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>;
const NOTHING: Counted = { consumedPoints: 0, msBeforeNext: 0 };

/**
 * A limit that all replicas of a service share: its counts are in the service's own database. While that does not
 * answer, each replica has its own. What the database has not taken is added to what it has: if it refuses some counts
 * and takes others, nobody gets one limit there and another here.
 */
export class SharedLimit {
  private readonly stored: RateLimiterMongo;
  /** All that this replica has counted. */
  private readonly own: RateLimiterMemory;
  /** And what the database has not taken of it. */
  private readonly missed: RateLimiterMemory;
  private readonly points: number;

  constructor(connection: Connection, { name, points, seconds }: LimitOptions) {
    modelOf(connection);
    const counts = { keyPrefix: name, points, duration: seconds };
    this.points = points;
    this.own = new RateLimiterMemory(counts);
    this.missed = new RateLimiterMemory(counts);
    this.stored = new RateLimiterMongo({
      ...counts,
      storeClient: connection.db,
      tableName: COLLECTION,
      // Built with all others, before the service takes requests.
      disableIndexesCreation: true,
      // Whoever is beyond the limit costs no more writes.
      inMemoryBlockOnConsumed: points + 1,
    });
  }

  /** For limits on failures, which are counted afterwards: 0 while there is room for one more, else the seconds to wait. */
  async secondsClosed(what: string): Promise<number> {
    const key = keyOf(what);
    const counted = await this.counted(key);
    return counted.consumedPoints >= this.points ? secondsOf(counted) : 0;
  }

  async count(what: string): Promise<void> {
    const key = keyOf(what);
    await this.own.penalty(key);
    await this.stored.penalty(key).catch(() => this.missed.penalty(key));
  }

  /** Takes back one that was counted before it was known how it ends. */
  async uncount(what: string): Promise<void> {
    const key = keyOf(what);
    await this.own.reward(key);
    await this.stored.reward(key).catch(() => this.missed.reward(key));
  }

  async forget(what: string): Promise<void> {
    const key = keyOf(what);
    await Promise.all([this.own.delete(key), this.missed.delete(key)]);
    // Stays counted there until its time is over: then too many are refused, and not too few.
    await this.stored.delete(key).catch(() => false);
  }

  /** Counts one; 0: it may pass, else the seconds to wait. */
  async secondsToWait(what: string): Promise<number> {
    const key = keyOf(what);
    const own = await this.own.penalty(key);
    try {
      const counted = this.withMissed(await this.stored.consume(key), await this.missed.get(key));
      return counted.consumedPoints > this.points ? secondsOf(counted) : 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
      await this.missed.penalty(key);
      return own.consumedPoints > this.points ? secondsOf(own) : 0;
    }
  }

  private async counted(key: string): Promise<Counted> {
    try {
      return this.withMissed(await this.stored.get(key), await this.missed.get(key));
    } catch {
      return (await this.own.get(key)) ?? NOTHING;
    }
  }

  private withMissed(stored: Counted | null, missed: Counted | null): Counted {
    const [there, here] = [stored ?? NOTHING, missed ?? NOTHING];
    return {
      consumedPoints: there.consumedPoints + here.consumedPoints,
      msBeforeNext: Math.max(there.msBeforeNext, here.msBeforeNext),
    };
  }
}

const secondsOf = ({ msBeforeNext }: Counted): number => Math.max(msBeforeNext, 1) / 1000;

function modelOf(connection: Connection): void {
  if (connection.models['Limite']) return;
  const schema = new Schema(
    { key: String, points: Number, expire: Date },
    { collection: COLLECTION, versionKey: false },
  );
  schema.index({ key: 1 }, { unique: true });
  schema.index({ expire: 1 }, { expireAfterSeconds: 0 });
  connection.model('Limite', schema, COLLECTION);
}
