import type { TipoPapelera } from '@pmp/contracts/proyectos';
import { Schema, type Types } from 'mongoose';

export const SWEEP = 'Sweep';

/** Something to be removed later. It is stored, so that a crash in between cannot lose it. */
export interface SweepDoc {
  /** Id of the deleted entity, or of a file that nobody owns (yet or any more). */
  _id: Types.ObjectId;
  tipo: TipoPapelera | 'archivo';
  /** The sweeper leaves it alone until then. */
  desde: Date;
}

export const sweepModelSchema = new Schema<SweepDoc>(
  { tipo: String, desde: Date },
  { collection: 'barridos', versionKey: false },
);

sweepModelSchema.index({ desde: 1 });
