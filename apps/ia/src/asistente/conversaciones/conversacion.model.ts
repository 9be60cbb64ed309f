import type { MensajeAsistente } from '@pmp/contracts/ia';
import { Schema, type Types } from 'mongoose';

export const CONVERSACION = 'Conversacion';

export type MensajeDoc = Omit<MensajeAsistente, '_id' | 'timestamp'> & {
  _id: Types.ObjectId;
  timestamp: Date;
};

export interface ConversacionDoc {
  _id: Types.ObjectId;
  usuario: Types.ObjectId;
  titulo: string;
  mensajes: MensajeDoc[];
  createdAt: Date;
  updatedAt: Date;
}

export const conversacionModelSchema = new Schema<ConversacionDoc>(
  {
    usuario: { type: Schema.Types.ObjectId, required: true },
    titulo: { type: String, required: true },
    mensajes: { type: [Object], required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'conversaciones', versionKey: false },
).index({ usuario: 1, updatedAt: -1 });
