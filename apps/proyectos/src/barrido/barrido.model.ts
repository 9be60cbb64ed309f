import { Schema, type Types } from 'mongoose';

export const BARRIDO = 'Barrido';

/** What may be left behind and must be removed later, however the process ends meanwhile. */
export interface BarridoDoc {
  /** Of the deleted entity, or of the file that nobody owns yet or any more. */
  _id: Types.ObjectId;
  tipo: 'epica' | 'historia' | 'proyecto' | 'archivo';
  /** Not before. */
  desde: Date;
}

export const barridoModelSchema = new Schema<BarridoDoc>(
  { tipo: String, desde: Date },
  { collection: 'barridos', versionKey: false },
);

barridoModelSchema.index({ desde: 1 });
