import { Schema } from 'mongoose';

export const JOB_LEASE_MODEL = 'JobLease';

/** Which replica may run a recurring job. */
export interface JobLeaseDoc {
  /** Name of the job. */
  _id: string;
  /** The replica that took it last. */
  owner: string;
  /** No replica begins before this: during a run it is the end of the lease, afterwards the time of the next run. */
  libre: Date;
}

export const jobLeaseModelSchema = new Schema<JobLeaseDoc>(
  {
    _id: String,
    owner: { type: String, required: true },
    libre: { type: Date, required: true },
  },
  { collection: 'turnos', versionKey: false },
);
