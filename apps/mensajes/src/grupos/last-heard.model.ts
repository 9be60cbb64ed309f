import { Schema } from 'mongoose';

export const LAST_HEARD = 'LastHeard';

/**
 * The newest fact that was handled about a project that was deleted or restored. The two facts may arrive in either
 * order, and only the newer one counts.
 */
export interface LastHeardDoc {
  /** Id of the project. */
  _id: string;
  version: number;
  en: Date;
}

/** Longer than any trash keeps a project (365 days) and the broker its facts. */
const KEPT_DAYS = 400;

export const lastHeardModelSchema = new Schema<LastHeardDoc>(
  { _id: String, version: Number, en: Date },
  { collection: 'noticias', versionKey: false },
);

lastHeardModelSchema.index({ en: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });
