import type { Alerta } from '@pmp/contracts/ia';
import { Schema, type Types } from 'mongoose';

export const GENERACION = 'Generacion';

/**
 * People and projects are ids, and whether the alert was sent is not stored: all of that is looked up when it is shown.
 */
export interface AlertaDoc extends Omit<Alerta, 'usuarios' | 'delEquipo' | 'notificada' | 'proyecto'> {
  usuarios: string[];
  proyecto: string;
}

/** The latest alerts generated for a project, or for all the projects of a person. */
export interface GeneracionDoc {
  _id: Types.ObjectId;
  /** `proyecto:<id>` or `persona:<id>`. */
  ambito: string;
  fecha: Date;
  alertas: AlertaDoc[];
  /** Each shown only to people who may see that project's alerts. */
  consejos: { proyecto: string; texto: string }[];
  motor: string;
  aviso: string | null;
}

export const generacionModelSchema = new Schema<GeneracionDoc>(
  {
    ambito: String,
    fecha: Date,
    alertas: [Object],
    consejos: [Object],
    motor: String,
    aviso: String,
  },
  { collection: 'generaciones', versionKey: false, minimize: false },
);

generacionModelSchema.index({ ambito: 1 }, { unique: true });
generacionModelSchema.index({ 'alertas.id': 1 });
generacionModelSchema.index({ 'alertas.proyecto': 1 });
