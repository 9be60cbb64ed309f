import { Schema } from 'mongoose';

export const TURNO_MODEL = 'Turno';

/** Whose turn a recurring work is. */
export interface TurnoDoc {
  /** Name of the work. */
  _id: string;
  /** The replica that took it last. */
  owner: string;
  /** Nobody else begins before: first the end of a lease, then the time of the next run. */
  libre: Date;
}

export const turnoModelSchema = new Schema<TurnoDoc>(
  {
    _id: String,
    owner: { type: String, required: true },
    libre: { type: Date, required: true },
  },
  { collection: 'turnos', versionKey: false },
);
