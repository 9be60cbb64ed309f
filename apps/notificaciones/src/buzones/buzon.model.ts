import { Schema } from 'mongoose';

export const BUZON_MODEL = 'Buzon';

/** What every change of one person's notifications writes, so that they happen one after the other. */
export interface BuzonDoc {
  /** The person. */
  _id: string;
  cambios: number;
  /** Arrived since the list was last cut to its length. */
  desdePoda: number;
}

export const buzonModelSchema = new Schema<BuzonDoc>(
  {
    _id: String,
    cambios: { type: Number, required: true },
    desdePoda: { type: Number, required: true },
  },
  { collection: 'buzones', versionKey: false },
).index({ desdePoda: 1 });
