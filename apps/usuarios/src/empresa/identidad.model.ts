import { Schema } from 'mongoose';

export const IDENTIDAD_MODEL = 'IdentidadEmpresa';

/** Who an issuer says a person is here. */
export interface IdentidadDoc {
  /** `<emisor> <sub>`: neither has spaces. */
  _id: string;
  emisor: string;
  usuario: string;
  vinculada: Date;
}

export const identidadModelSchema = new Schema<IdentidadDoc>(
  {
    _id: { type: String, required: true },
    emisor: { type: String, required: true },
    usuario: { type: String, required: true },
    vinculada: { type: Date, required: true },
  },
  { collection: 'identidades_empresa', versionKey: false },
);

/** Whoever has an account through one identity of an issuer loses it to no other of the same. */
identidadModelSchema.index({ usuario: 1, emisor: 1 }, { unique: true });
