import { Schema } from 'mongoose';

export const RESTABLECIMIENTO_MODEL = 'Restablecimiento';

export interface RestablecimientoDoc {
  /** SHA-256 of the link's token, so that whoever reads the database cannot use it. */
  _id: string;
  usuario: string;
  /** The person's session number when the link was made: any later change of the password makes it void. */
  ses: number;
  /** The address (its key) when the link was made: whoever reads mail to a former address cannot use it. */
  correo: string;
  /** It was mailed there, and given to nobody else; missing in links older than this field. */
  porCorreo?: boolean;
  expira: Date;
}

export const restablecimientoModelSchema = new Schema<RestablecimientoDoc>(
  {
    _id: { type: String, required: true },
    usuario: { type: String, required: true },
    ses: { type: Number, required: true },
    correo: { type: String, required: true },
    porCorreo: { type: Boolean },
    expira: { type: Date, required: true },
  },
  { collection: 'restablecimientos', versionKey: false },
);

restablecimientoModelSchema.index({ usuario: 1 });
restablecimientoModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
