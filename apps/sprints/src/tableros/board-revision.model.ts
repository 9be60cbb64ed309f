import { Schema } from 'mongoose';

export const BOARD_REVISION = 'BoardRevision';

/** One small document per project that has ever had a sprint in progress; see `BoardRevisionsRepository`. */
export interface BoardRevisionDoc {
  /** Id of the project. */
  _id: string;
  marca: number;
  recientes: string[];
}

export const boardRevisionModelSchema = new Schema<BoardRevisionDoc>(
  { _id: String, marca: Number, recientes: [String] },
  { collection: 'marcas', versionKey: false },
);
