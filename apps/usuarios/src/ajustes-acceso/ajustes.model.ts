import type { AjustesAcceso } from '@pmp/contracts/usuarios';
import { Schema } from 'mongoose';

export const AJUSTES_MODEL = 'AjustesAcceso';

/** There is one of them. */
export const ACCESO = 'acceso';

export interface AjustesDoc extends AjustesAcceso {
  _id: typeof ACCESO;
}

/** Of an installation where nobody has changed any. */
export const AJUSTES_INICIALES: AjustesAcceso = {
  segundoFactor: 'nadie',
  equiposConFactor: [],
  invitan: 'administradores',
};

export const ajustesModelSchema = new Schema<AjustesDoc>(
  {
    _id: { type: String, required: true },
    segundoFactor: { type: String },
    equiposConFactor: { type: [String], default: undefined },
    invitan: { type: String },
  },
  { collection: 'ajustes_acceso', versionKey: false },
);
