import { Schema } from 'mongoose';

export const CUPO = 'Cupo';

/** Counts the stories that have been let into a board column with a limit, so that two who count at once collide. */
export interface CupoDoc {
  /** The column's id. */
  _id: string;
  version: number;
}

export const cupoModelSchema = new Schema<CupoDoc>(
  { _id: String, version: Number },
  { collection: 'cupos', versionKey: false },
);
