import type { Notificacion, Said } from '@pmp/contracts/notificaciones';
import { Schema, type Types } from 'mongoose';
import type { Elemento } from './unread/several.rules';

export const NOTIFICACION_MODEL = 'Notificacion';

/**
 * Longer than the broker keeps a fact (7 days): if it arrived again after the removal, it would raise the notification
 * again.
 */
const DELETED_KEPT_SECONDS = 8 * 86_400;

export interface NotificacionDoc {
  _id: Types.ObjectId;
  usuario: Types.ObjectId;
  tipo: Notificacion['tipo'];
  titulo: string;
  mensaje: string;
  /** What both are translated by. Absent in older documents, and in alerts, whose text an engine writes. */
  frase?: Said;
  timestamp: Date;
  leida: boolean;
  accion: string | null;
  /** Name of the rule that raised it. */
  regla: string;
  /** What it was raised for. Unique together with person and rule. */
  causa: string;
  /** The request that did it, as its facts name it. Absent in older documents. */
  correlacion?: string;
  /** If it tells of several at once: each, in their order. */
  elementos?: Elemento[];
  /** Whose work it is about, and in which project, where that is known. */
  actor?: string;
  proyecto?: string;
  /** Until when the person has put it off. */
  pospuesta?: Date;
  /** Nobody was told: another notification says it, or it was taken back. That its fact has arrived is remembered. */
  callada?: true;
  /** When the person deleted it. */
  eliminada: Date | null;
  /** 'pendiente': goes into the next e-mail digest unless it is read first. */
  correo: 'no' | 'pendiente' | 'enviado';
  /** The digest that carries it. */
  envio: Types.ObjectId | null;
}

export const notificacionModelSchema = new Schema<NotificacionDoc>(
  {
    usuario: { type: Schema.Types.ObjectId, required: true },
    tipo: { type: String, required: true },
    titulo: { type: String, required: true },
    mensaje: { type: String, required: true },
    frase: { type: Schema.Types.Mixed },
    timestamp: { type: Date, required: true },
    leida: { type: Boolean, required: true },
    accion: { type: String, default: null },
    regla: { type: String, required: true },
    causa: { type: String, required: true },
    correlacion: { type: String },
    elementos: { type: [Schema.Types.Mixed], default: undefined },
    actor: { type: String },
    proyecto: { type: String },
    pospuesta: { type: Date },
    callada: { type: Boolean },
    eliminada: { type: Date, default: null },
    correo: { type: String, required: true },
    envio: { type: Schema.Types.ObjectId, default: null },
  },
  { collection: 'notificaciones', versionKey: false },
)
  .index({ usuario: 1, timestamp: -1, _id: -1 })
  .index({ usuario: 1, leida: 1, eliminada: 1 })
  .index({ usuario: 1, regla: 1, causa: 1 }, { unique: true })
  .index({ accion: 1 }, { partialFilterExpression: { regla: 'pide-equipo' } })
  .index({ pospuesta: 1 }, { sparse: true })
  .index({ correo: 1, usuario: 1 }, { partialFilterExpression: { correo: 'pendiente' } })
  .index({ eliminada: 1 }, { expireAfterSeconds: DELETED_KEPT_SECONDS });
