import { Schema } from 'mongoose';

export const COLA = 'Cola';

/** What waits to be sent to one webhook about one thing: one after the other, so that they arrive in order. */
export interface ColaDoc {
  /** `<webhook> <entidad>` */
  _id: string;
  webhook: string;
  entidad: string;
  pendientes: number;
  /** Nothing is attempted before. */
  libre: Date;
  /** Of the one whose turn it is. */
  intentos: number;
  /** When its first attempt failed. */
  fallaDesde: Date | null;
}

export const colaModelSchema = new Schema<ColaDoc>(
  {
    _id: { type: String, required: true },
    webhook: { type: String, required: true },
    entidad: { type: String, required: true },
    pendientes: { type: Number, required: true },
    libre: { type: Date, required: true },
    intentos: { type: Number, required: true },
    fallaDesde: { type: Date, default: null },
  },
  { collection: 'colas', versionKey: false },
).index({ webhook: 1, libre: 1 });
