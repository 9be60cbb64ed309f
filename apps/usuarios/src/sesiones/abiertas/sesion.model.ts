import type { Factor } from '@pmp/contracts/usuarios';
import { Schema } from 'mongoose';

export const SESION_MODEL = 'Sesion';

export interface SesionDoc {
  /** The `sid` of its tokens. */
  _id: string;
  usuario: string;
  /** The person's session number when it was opened; below the current number it has ended. */
  ses: number;
  /** The beginning of the User-Agent. */
  agente: string;
  /** The address it was opened from; missing in sessions from before it was stored. */
  direccion?: string;
  /** Digest of that address; missing in sessions from before it was stored. */
  huella?: string;
  recordar: boolean;
  /** By what the person showed who they are besides the password; missing: by nothing. */
  factor?: Factor;
  /** Ended, but kept until it would have expired: the address that it was opened from stays known. */
  cerrada?: boolean;
  creada: Date;
  usada: Date;
  expira: Date;
}

export const sesionModelSchema = new Schema<SesionDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: String, required: true },
    ses: { type: Number, required: true },
    agente: { type: String, default: '' },
    direccion: { type: String },
    huella: { type: String },
    recordar: { type: Boolean, required: true },
    factor: { type: String },
    cerrada: { type: Boolean },
    creada: { type: Date, required: true },
    usada: { type: Date, required: true },
    expira: { type: Date, required: true },
  },
  { collection: 'sesiones', versionKey: false },
);

sesionModelSchema.index({ usuario: 1, ses: 1 });
sesionModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
