import type { Notificacion } from '@pmp/contracts/notificaciones';
import { Schema, type Types } from 'mongoose';

export const NOTIFICACION_MODEL = 'Notificacion';

export interface NotificacionDoc {
  _id: Types.ObjectId;
  usuario: Types.ObjectId;
  tipo: Notificacion['tipo'];
  titulo: string;
  mensaje: string;
  timestamp: Date;
  leida: boolean;
  accion: string | null;
  /** Name of the rule that raised it. */
  regla: string;
}

export const notificacionModelSchema = new Schema<NotificacionDoc>(
  {
    usuario: { type: Schema.Types.ObjectId, required: true },
    tipo: { type: String, required: true },
    titulo: { type: String, required: true },
    mensaje: { type: String, required: true },
    timestamp: { type: Date, required: true },
    leida: { type: Boolean, required: true },
    accion: { type: String, default: null },
    regla: { type: String, required: true },
  },
  { collection: 'notificaciones', versionKey: false },
)
  .index({ usuario: 1, _id: -1 })
  .index({ usuario: 1, leida: 1 });
