import { Schema } from 'mongoose';

export const IMAGEN_MODEL = 'Imagen';

export interface ImagenDoc {
  /** 128 random bits, the only right that an address in an `<img>` can carry; a new picture has a new one. */
  _id: string;
  /** Whose it is: the hex id of the person or the team. */
  de: string;
  tipo: string;
  bytes: Buffer;
}

export const imagenModelSchema = new Schema<ImagenDoc>(
  {
    _id: { type: String, required: true },
    de: { type: String, required: true },
    tipo: { type: String, required: true },
    bytes: { type: Buffer, required: true },
  },
  { collection: 'imagenes', versionKey: false },
);

imagenModelSchema.index({ de: 1 });
