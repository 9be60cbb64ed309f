import type { ChatKey, TipoChat } from '@pmp/contracts/mensajes';
import { Schema, Types } from 'mongoose';

export const CHAT = 'Chat';

export interface UltimoDoc {
  _id: Types.ObjectId;
  contenido: string;
  timestamp: Date;
  emisor: string;
  eliminado: boolean;
  archivos: number;
}

/** A conversation exists from its first message on. */
export interface ChatDoc {
  _id: ChatKey;
  tipo: TipoChat;
  /** The two people of a direct conversation. */
  personas?: string[];
  /** Number of its newest message. */
  secuencia: number;
  ultimo: UltimoDoc;
  /** Its team or project is gone, for good or into the trash; the row stays, so that a message under way cannot make it anew. */
  eliminado?: Date;
}

export const chatModelSchema = new Schema<ChatDoc>(
  {
    _id: String,
    tipo: String,
    personas: { type: [String], default: undefined },
    secuencia: Number,
    ultimo: Object,
    eliminado: Date,
  },
  { collection: 'chats', versionKey: false },
);

chatModelSchema.index({ personas: 1 }, { partialFilterExpression: { tipo: 'directo' } });
