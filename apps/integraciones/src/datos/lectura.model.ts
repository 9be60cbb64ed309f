import type { FactPosition } from '@pmp/platform';
import { Schema } from 'mongoose';

export const LECTURA = 'Lectura';

/** How far the facts of a service have been read. */
export interface LecturaDoc {
  _id: string;
  lugar: FactPosition | null;
  /** The last turn that a delivery of its facts got. */
  turno: number;
}

export const lecturaModelSchema = new Schema<LecturaDoc>(
  {
    _id: { type: String, required: true },
    lugar: { type: Object, default: null },
    turno: { type: Number, required: true },
  },
  { collection: 'lecturas', versionKey: false },
);
