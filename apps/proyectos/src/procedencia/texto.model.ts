import { Schema, Types } from 'mongoose';

export const TEXTO_DE_FUERA = 'TextoDeFuera';

/** Something whose text came from outside the team: an element of work, a label or a sprint, by its id. */
export interface TextoDoc {
  _id: Types.ObjectId;
  proyecto: Types.ObjectId;
}

export const textoModelSchema = new Schema<TextoDoc>(
  { _id: Types.ObjectId, proyecto: Types.ObjectId },
  { collection: 'textos_de_fuera', versionKey: false },
);
textoModelSchema.index({ proyecto: 1 });
