import type { FactPosition } from '@pmp/platform';
import { Schema } from 'mongoose';

export const TRAIL_HEAD_MODEL = 'TrailHead';
export const TRAIL_HEAD_ID = 'cabeza';

/**
 * Where the trail ends, and which facts are in it. It is a single document that whoever appends has to change, so that
 * two writers conflict.
 */
export interface TrailHeadDoc {
  _id: string;
  /** Number of the last line; 0 in an empty trail. */
  seq: number;
  huella: string;
  lugar: FactPosition | null;
}

export const trailHeadModelSchema = new Schema<TrailHeadDoc>(
  { _id: String },
  { collection: 'auditoria_cabeza', strict: false, versionKey: false },
);
