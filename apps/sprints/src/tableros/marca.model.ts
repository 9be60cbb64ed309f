import { Schema } from 'mongoose';

export const MARCA = 'Marca';

/** One small document per project that has had a sprint in progress; see `MarcasRepository`. */
export interface MarcaDoc {
  /** The project's id. */
  _id: string;
  marca: number;
  recientes: string[];
}

export const marcaModelSchema = new Schema<MarcaDoc>(
  { _id: String, marca: Number, recientes: [String] },
  { collection: 'marcas', versionKey: false },
);
