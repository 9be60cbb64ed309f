import type { Alcance } from '@pmp/contracts/common';
import { Schema } from 'mongoose';

export const CODIGO_ACCESO = 'CodigoAcceso';

/** What a person has just allowed a program, which the program has not fetched yet. */
export interface CodigoDoc {
  /** SHA-256 of the code. */
  _id: string;
  usuario: string;
  /** The person's session number then: if it has ended, so has this. */
  ses: number;
  cliente: string;
  redirect: string;
  /** PKCE: the digest of what only the program knows. */
  reto: string;
  recurso: string;
  nombre: string;
  alcance: Alcance;
  proyectos: string[] | null;
  dias: number;
  /** The token that it is exchanged for. */
  token: string;
  usado: boolean;
  /** Its token has been made. */
  canjeado?: boolean;
  /** It has been shown again: its token has ended, or must not be made any more. */
  repetido?: boolean;
  expira: Date;
}

/** A used one is remembered as long, to notice that somebody shows it again. */
const FORGOTTEN_AFTER_SECONDS = 3_600;

export const codigoModelSchema = new Schema<CodigoDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: String, required: true },
    ses: { type: Number, required: true },
    cliente: { type: String, required: true },
    redirect: { type: String, required: true },
    reto: { type: String, required: true },
    recurso: { type: String, required: true },
    nombre: { type: String, required: true },
    alcance: { type: String, required: true },
    proyectos: { type: [String], default: null },
    dias: { type: Number, required: true },
    token: { type: String, required: true },
    usado: { type: Boolean, required: true },
    canjeado: Boolean,
    repetido: Boolean,
    expira: { type: Date, required: true },
  },
  { collection: 'codigos_acceso', versionKey: false },
);

codigoModelSchema.index({ expira: 1 }, { expireAfterSeconds: FORGOTTEN_AFTER_SECONDS });
