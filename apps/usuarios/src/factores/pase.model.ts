import { Schema } from 'mongoose';

export const PASE_MODEL = 'Pase';

/** What a device signs to show that it has a passkey, by what that is for. */
export type ClaseDeLlave = 'llave-entrada' | 'llave-paso' | 'llave-prueba' | 'llave-nueva' | 'llave-alta';

/** What a browser was given on its way through a sign-in. */
export interface PaseDoc {
  /** SHA-256 of it, so that whoever reads the database cannot use it. */
  _id: string;
  /**
   * `reto`: the password was right, the second factor is missing. `alta`: one is demanded, and the account has none.
   * `dispositivo`: it has been shown here.
   */
  clase: 'reto' | 'alta' | 'dispositivo' | ClaseDeLlave;
  /** Empty while nobody has said who they are. */
  usuario: string;
  /** The person's session number: what ends all sessions ends these too. */
  ses: number;
  /** Of a sign-in under way: how long the session is to last. */
  recordar?: boolean;
  /** Of a challenge to a passkey: the session, or the step of a sign-in, in which alone it is good. */
  de?: string;
  /** And where the browser shows the application. */
  origen?: string;
  /** And what a new key keeps of whose it is. */
  asa?: string;
  /** Of a remembered device: its browser, and when it was last spared the second factor. */
  agente?: string;
  usado?: Date;
  expira: Date;
}

export const paseModelSchema = new Schema<PaseDoc>(
  {
    _id: { type: String, required: true },
    clase: { type: String, required: true },
    usuario: { type: String, required: true },
    ses: { type: Number, required: true },
    recordar: { type: Boolean },
    de: { type: String },
    origen: { type: String },
    asa: { type: String },
    agente: { type: String },
    usado: { type: Date },
    expira: { type: Date, required: true },
  },
  { collection: 'pases_factor', versionKey: false },
);

paseModelSchema.index({ usuario: 1 });
paseModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
