import { Schema } from 'mongoose';

export const CONFIRMACION_MODEL = 'ConfirmacionCorreo';

/** A link that was mailed to `correo`: whoever opens it reads that inbox. */
export interface ConfirmacionDoc {
  /** SHA-256 of the link's token, so that whoever reads the database cannot use it. */
  _id: string;
  usuario: string;
  /** The address to confirm, as the person wrote it. */
  correo: string;
  /** The account's address (its key) when the link was made; once it has another one, the link is void. */
  correoAntes: string;
  /** The person's session number then: whoever changes the password or closes all sessions calls off a new address. */
  ses: number;
  expira: Date;
}

export const confirmacionModelSchema = new Schema<ConfirmacionDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: String, required: true },
    correo: { type: String, required: true },
    correoAntes: { type: String, required: true },
    ses: { type: Number, required: true },
    expira: { type: Date, required: true },
  },
  { collection: 'confirmaciones_correo', versionKey: false },
);

confirmacionModelSchema.index({ usuario: 1 });
confirmacionModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
