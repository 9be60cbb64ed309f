import type { Alcance } from '@pmp/contracts/common';
import { Schema } from 'mongoose';

export const TOKEN_MODEL = 'Token';

/** A personal token: like a session, but its owner carries it elsewhere, and it may do less. */
export interface TokenDoc {
  /** The `sid` of what it is exchanged for. */
  _id: string;
  usuario: string;
  /** The person's session number when it was made; below the current number it has ended. */
  ses: number;
  nombre: string;
  alcance: Alcance;
  proyectos: string[] | null;
  /** SHA-256 of the secret, which is stored nowhere. */
  huella: string;
  /** How the secret begins. */
  inicio: string;
  creado: Date;
  expira: Date;
  usado: Date | null;
  /** Where the program is that was authorised with it; it opens only the MCP server. */
  aplicacion?: string;
  /** Whose texts from outside the team it has read, since when; absent: none. */
  lecturas?: { proyecto: string; desde: Date }[];
}

export const tokenModelSchema = new Schema<TokenDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: String, required: true },
    ses: { type: Number, required: true },
    nombre: { type: String, required: true },
    alcance: { type: String, required: true },
    proyectos: { type: [String], default: null },
    huella: { type: String, required: true },
    inicio: { type: String, required: true },
    creado: { type: Date, required: true },
    expira: { type: Date, required: true },
    usado: { type: Date, default: null },
    aplicacion: String,
    lecturas: { type: [{ _id: false, proyecto: String, desde: Date }], default: undefined },
  },
  { collection: 'tokens', versionKey: false },
);

tokenModelSchema.index({ huella: 1 }, { unique: true });
tokenModelSchema.index({ usuario: 1, ses: 1 });
tokenModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
