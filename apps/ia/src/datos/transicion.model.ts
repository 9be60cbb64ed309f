import { Schema } from 'mongoose';

export const TRANSICION = 'Transicion';

/** When a story or a task entered its estado: its owner's state tells only when it last changed at all. */
export interface TransicionDoc {
  /** Id of the story or task. */
  _id: string;
  proyecto: string;
  estado: string;
  desde: Date;
  /** False: somebody saw it in this estado first at `desde`; it may have entered it before. */
  exacta: boolean;
  /** Last version of the item that was looked at. */
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
