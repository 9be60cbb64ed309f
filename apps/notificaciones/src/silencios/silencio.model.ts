import type { Asunto } from '@pmp/contracts/notificaciones';
import { Schema, type Types } from 'mongoose';

export const SILENCIO_MODEL = 'Silencio';

/** What a person wants to hear of no more. */
export interface SilencioDoc {
  _id: Types.ObjectId;
  usuario: Types.ObjectId;
  tipo: Asunto['tipo'];
  asunto: string;
  nombre: string;
  desde: Date;
}

export const silencioModelSchema = new Schema<SilencioDoc>(
  {
    usuario: { type: Schema.Types.ObjectId, required: true },
    tipo: { type: String, required: true },
    asunto: { type: String, required: true },
    nombre: { type: String, required: true },
    desde: { type: Date, required: true },
  },
  { collection: 'silencios', versionKey: false },
).index({ usuario: 1, asunto: 1 }, { unique: true });
