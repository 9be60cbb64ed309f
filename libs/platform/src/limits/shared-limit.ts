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

/**
 * A limit that all replicas of a service share: its counts are in the service's own database. While that does not
 * answer, each replica has its own.
 */
export class SharedLimit {
  private readonly limiter: RateLimiterMongo;

  constructor(connection: Connection, { name, points, seconds }: LimitOptions) {
    modelOf(connection);
    const counts = { keyPrefix: name, points, duration: seconds };
    this.limiter = new RateLimiterMongo({
      ...counts,
      storeClient: connection.db,
      tableName: COLLECTION,
      // Built with all others, before the service takes requests.
      disableIndexesCreation: true,
      // Whoever is beyond the limit costs no more writes.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory(counts),
    });
  }

  /** For limits on failures, which are counted afterwards: 0 while there is room for one more, else the seconds to wait. */
  async secondsClosed(what: string): Promise<number> {
    const counted = await this.limiter.get(keyOf(what));
    return counted && counted.consumedPoints >= this.limiter.points ? secondsOf(counted) : 0;
  }

  async count(what: string): Promise<void> {
    await this.limiter.penalty(keyOf(what));
  }

  /** Takes back one that was counted before it was known how it ends. */
  async uncount(what: string): Promise<void> {
    await this.limiter.reward(keyOf(what));
  }

  async forget(what: string): Promise<void> {
    await this.limiter.delete(keyOf(what));
  }

  /** Counts one; 0: it may pass, else the seconds to wait. */
  async secondsToWait(what: string): Promise<number> {
    try {
      await this.limiter.consume(keyOf(what));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return secondsOf(refusal);
    }
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(msBeforeNext, 1) / 1000;

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
