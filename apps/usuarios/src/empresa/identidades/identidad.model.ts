import { Schema } from 'mongoose';

export const IDENTIDAD_MODEL = 'IdentidadEmpresa';

/** The account to which an issuer's identity is bound. */
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

/** An account has at most one identity per issuer, so that no other one can take it over. */
identidadModelSchema.index({ usuario: 1, emisor: 1 }, { unique: true });
