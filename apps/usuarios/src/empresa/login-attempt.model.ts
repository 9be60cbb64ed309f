import { Schema } from 'mongoose';

export const LOGIN_ATTEMPT_MODEL = 'LoginAttempt';

/** Somebody who is at the issuer now; good once. */
export interface LoginAttemptDoc {
  /** SHA-256 of the state that goes with the browser. */
  _id: string;
  /** SHA-256 of what only the browser that began knows: an answer brought by another one is not taken. */
  clave: string;
  nonce: string;
  verificador: string;
  destino: string | null;
  recordar: boolean;
  expira: Date;
}

export const loginAttemptModelSchema = new Schema<LoginAttemptDoc>(
  {
    _id: { type: String, required: true },
    clave: { type: String, required: true },
    nonce: { type: String, required: true },
    verificador: { type: String, required: true },
    destino: { type: String, default: null },
    recordar: { type: Boolean, required: true },
    expira: { type: Date, required: true },
  },
  { collection: 'entradas_empresa', versionKey: false },
);

loginAttemptModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
