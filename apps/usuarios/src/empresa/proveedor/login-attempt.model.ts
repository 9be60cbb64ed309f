import { Schema } from 'mongoose';

export const LOGIN_ATTEMPT_MODEL = 'LoginAttempt';

/** A sign-in that is at the issuer now; it can be used once. */
export interface LoginAttemptDoc {
  /** SHA-256 of the `state` that travels with the browser. */
  _id: string;
  /** SHA-256 of a secret that only the browser that began knows: an answer brought by another browser is refused. */
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
