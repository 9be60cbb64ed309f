import { Schema, type Types } from 'mongoose';

export const SWEEP = 'Sweep';

/** What may be left behind and must be removed later, however the process ends meanwhile. */
export interface SweepDoc {
  /** Of the deleted entity, or of the file that nobody owns yet or any more. */
  _id: Types.ObjectId;
  tipo: 'epica' | 'historia' | 'proyecto' | 'archivo';
  /** Not before. */
  desde: Date;
}

export const sweepModelSchema = new Schema<SweepDoc>(
  { tipo: String, desde: Date },
  { collection: 'barridos', versionKey: false },
);

sweepModelSchema.index({ desde: 1 });
