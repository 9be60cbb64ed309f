import { Schema } from 'mongoose';

export const JOB_LEASE_MODEL = 'JobLease';

/** Whose turn a recurring work is. */
export interface JobLeaseDoc {
  /** Name of the work. */
  _id: string;
  /** The replica that took it last. */
  owner: string;
  /** Nobody else begins before: first the end of a lease, then the time of the next run. */
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
