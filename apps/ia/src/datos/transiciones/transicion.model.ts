import { Schema } from 'mongoose';

export const TRANSICION = 'Transicion';

/** When a story or a task entered its estado. The owner's state tells only when anything about it last changed. */
export interface TransicionDoc {
  /** Id of the story or task. */
  _id: string;
  proyecto: string;
  estado: string;
  desde: Date;
  /** False: it was first seen in this estado at `desde`, and may have entered it earlier. */
  exacta: boolean;
  /** The last version of the item that was looked at. */
  version: number;
}

export const transicionModelSchema = new Schema<TransicionDoc>(
  {
    _id: String,
    proyecto: String,
    estado: String,
    desde: Date,
    exacta: Boolean,
    version: Number,
  },
  { collection: 'transiciones', versionKey: false },
);

transicionModelSchema.index({ proyecto: 1 });
