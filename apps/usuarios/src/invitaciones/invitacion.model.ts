import type { RolEquipo } from '@pmp/contracts/usuarios';
import { Schema, type Types } from 'mongoose';

export const INVITACION_MODEL = 'Invitacion';

export interface InvitacionDoc {
  _id: Types.ObjectId;
  /** SHA-256 of the link's token, so that whoever reads the database cannot use it. */
  huella: string;
  /** Missing in a link that anybody may use. */
  correo?: string;
  correoClave?: string;
  /** How many a link was for, and still is. */
  plazas?: number;
  quedan?: number;
  /** The team that whoever comes joins, with which role, and the project that they are shown. */
  equipo?: string;
  rol?: RolEquipo;
  proyecto?: string;
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
    correo: { type: String },
    correoClave: { type: String },
    plazas: { type: Number },
    quedan: { type: Number },
    equipo: { type: String },
    rol: { type: String },
    proyecto: { type: String },
    porCorreo: { type: Boolean, required: true },
    invita: { type: String, required: true },
    creada: { type: Date, required: true },
    expira: { type: Date, required: true },
  },
  { collection: 'invitaciones', versionKey: false },
);

invitacionModelSchema.index({ huella: 1 }, { unique: true });
invitacionModelSchema.index({ correoClave: 1 });
invitacionModelSchema.index({ equipo: 1 });
invitacionModelSchema.index({ expira: 1 }, { expireAfterSeconds: 0 });
