import type { Vista } from '@pmp/contracts/usuarios';
import { Schema } from 'mongoose';

export const VISTAS_MODEL = 'Vistas';

/** All views of one person. Kept apart from the account, which every sign-in reads and every service copies. */
export interface VistasDoc {
  /** Id of the person. */
  _id: string;
  vistas: Vista[];
  version: number;
}

export const vistasModelSchema = new Schema<VistasDoc>(
  {
    _id: { type: String, required: true },
    vistas: { type: [{ _id: String, nombre: String, lista: String }], required: true },
    version: { type: Number, required: true },
  },
  { collection: 'vistas', versionKey: false },
);
