import { Schema, type Types } from 'mongoose';

export const INVITACION_MODEL = 'Invitacion';

export interface InvitacionDoc {
  _id: Types.ObjectId;
  /** SHA-256 of the link's token, so that whoever reads the database cannot use it. */
  huella: string;
  correo: string;
  correoClave: string;
  /** The link was mailed there, and given to nobody else. */
  porCorreo: boolean;
  /** Who invites. */
  invita: string;
  creada: Date;
  expira: Date;
}

export const invitacionModelSchema = new Schema<InvitacionDoc>(
  {
    huella: { type: String, required: true },
    correo: { type: String, required: true },
    correoClave: { type: String, required: true },
    porCorreo: { type: Boolean, required: true },
    invita: { type: String, required: true },
    creada: { type: Date, required: true },
    expira: { type: Date, required: true },
  },
  { collection: 'invitaciones', versionKey: false },
);

invitacionModelSchema.index({ huella: 1 }, { unique: true });
invitacionModelSchema.index({ correoClave: 1 });
invitacionModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
