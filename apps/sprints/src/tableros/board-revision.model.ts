import { Schema } from 'mongoose';

export const BOARD_REVISION = 'BoardRevision';

/** One small document per project that has had a sprint in progress; see `BoardRevisionsRepository`. */
export interface BoardRevisionDoc {
  /** The project's id. */
  _id: string;
  marca: number;
  recientes: string[];
}

export const boardRevisionModelSchema = new Schema<BoardRevisionDoc>(
  { _id: String, marca: Number, recientes: [String] },
  { collection: 'marcas', versionKey: false },
);
