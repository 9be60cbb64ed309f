import { isDuplicateKey } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { JOB_LEASE_MODEL, type JobLeaseDoc } from './job-lease.model';

const inMs = (ms: number) => ({ $add: ['$$NOW', Math.round(ms)] });

/** Uses the database's time, so that the clocks of replicas do not matter. */
@Injectable()
export class JobLeasesRepository {
  private readonly owner = randomUUID();

  constructor(@InjectModel(JOB_LEASE_MODEL) private readonly model: Model<JobLeaseDoc>) {}

  /** True for one replica only, once it is time; that one has the lease for `ms`. */
  async take(job: string, ms: number): Promise<boolean> {
    const due = { _id: job, $expr: { $lt: ['$libre', '$$NOW'] } };
    try {
      const { modifiedCount, upsertedCount } = await this.model.collection.updateOne(
        due as never,
        [{ $set: { owner: this.owner, libre: inMs(ms) } }],
        { upsert: true },
      );
      return modifiedCount + upsertedCount > 0;
    } catch (error) {
      // The document exists and does not match: it is not time yet, or another replica has the lease.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Frees the lease after `ms`; false when another replica has taken it. */
  async setFree(job: string, ms: number): Promise<boolean> {
    const mine = { _id: job, owner: this.owner };
    const { matchedCount } = await this.model.collection.updateOne(mine as never, [
      { $set: { libre: inMs(ms) } },
    ]);
    return matchedCount === 1;
  }
}
