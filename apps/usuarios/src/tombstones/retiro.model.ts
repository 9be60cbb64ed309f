import { Schema } from 'mongoose';

export const RETIRO_MODEL = 'Retiro';

export interface RetiroDoc {
  /** Name of the stream. */
  _id: string;
  hasta: Date;
}

export const retiroModelSchema = new Schema<RetiroDoc>(
  { _id: String, hasta: Date },
  { collection: 'retiros', versionKey: false },
);
