import type { EstadoWebhook, HechoDeWebhook } from '@pmp/contracts/integraciones';
import { Schema } from 'mongoose';

export const WEBHOOK = 'Webhook';

export interface WebhookDoc {
  _id: string;
  nombre: string;
  url: string;
  /** null: all projects. */
  proyecto: string | null;
  /** The team of the project as last known; its copy has none once the project is in the trash. */
  equipo: string | null;
  hechos: HechoDeWebhook[];
  estado: EstadoWebhook;
  dueno: string;
  secreto: string;
  /** Signs too, for whoever has not changed it yet. */
  anterior: { secreto: string; hasta: Date } | null;
  creado: Date;
  /** What happened before is not sent: when it was made, or last started again. */
  desde: Date;
  version: number;
  /** Attempts that failed since the last one that did not. */
  fallos: number;
  /** Since when they fail; null: they do not. */
  fallaDesde: Date | null;
  /** Nothing is attempted before. */
  corte: Date | null;
  /** Changes whenever something is queued; '': nothing waits to be sent. */
  cola: string;
}

export const webhookModelSchema = new Schema<WebhookDoc>(
  {
    _id: { type: String, required: true },
    nombre: { type: String, required: true },
    url: { type: String, required: true },
    proyecto: { type: String, default: null },
    equipo: { type: String, default: null },
    hechos: { type: [String], required: true },
    estado: { type: String, required: true },
    dueno: { type: String, required: true },
    secreto: { type: String, required: true },
    anterior: { type: Object, default: null },
    creado: { type: Date, required: true },
    desde: { type: Date, required: true },
    version: { type: Number, required: true },
    fallos: { type: Number, required: true },
    fallaDesde: { type: Date, default: null },
    corte: { type: Date, default: null },
    cola: { type: String, default: '' },
  },
  { collection: 'webhooks', versionKey: false },
)
  .index({ proyecto: 1, creado: 1, _id: 1 })
  .index({ estado: 1, cola: 1 });
