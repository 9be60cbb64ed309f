import { Schema, type Types } from 'mongoose';

export const REMOVAL = 'Removal';

/** The place that a deleted story had in a sprint. */
export interface SprintPlace {
  sprint: Types.ObjectId;
  /** The sprint was pending or in progress, and so reserved the story. */
  abierto: boolean;
  posicion: number;
}

/**
 * The newest fact that was handled about a story or project that was deleted or restored. The two facts may arrive in
 * either order, and only the newer one counts.
 */
export interface RemovalDoc {
  /** Id of the story or project. */
  _id: string;
  proyecto: string;
  version: number;
  plazas: SprintPlace[];
  en: Date;
}

/** Longer than any trash keeps anything (365 days), so that what is restored finds its place. */
const KEPT_DAYS = 400;

export const removalModelSchema = new Schema<RemovalDoc>(
  { _id: String, proyecto: String, version: Number, plazas: [Object], en: Date },
  { collection: 'retiradas', versionKey: false },
);

removalModelSchema.index({ en: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });
removalModelSchema.index({ proyecto: 1 });
