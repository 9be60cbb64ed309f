import { Schema, type Types } from 'mongoose';

export const REMOVAL = 'Removal';

/** A sprint that listed a deleted story. */
export interface SprintPlace {
  sprint: Types.ObjectId;
  /** It was pending or in progress, and held the story. */
  abierto: boolean;
  posicion: number;
}

/**
 * The last that was heard of a story or a project that was deleted or restored: the two facts may come in either
 * order, and only the newer one counts.
 */
export interface RemovalDoc {
  /** Of the story or the project. */
  _id: string;
  proyecto: string;
  version: number;
  plazas: SprintPlace[];
  en: Date;
}

/** Longer than any trash keeps a thing (365 days), so that what comes back finds its place. */
const KEPT_DAYS = 400;

export const removalModelSchema = new Schema<RemovalDoc>(
  { _id: String, proyecto: String, version: Number, plazas: [Object], en: Date },
  { collection: 'retiradas', versionKey: false },
);

removalModelSchema.index({ en: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });
removalModelSchema.index({ proyecto: 1 });
