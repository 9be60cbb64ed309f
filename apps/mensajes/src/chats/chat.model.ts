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

/** A conversation has a document from its first message on. */
export interface ChatDoc {
  _id: ChatKey;
  tipo: TipoChat;
  /** The two people of a direct conversation. */
  personas?: string[];
  /** The `secuencia` of its newest message. */
  secuencia: number;
  ultimo: UltimoDoc;
  /**
   * Set when its team or project is gone, for good or into the trash. The document stays, so that a message on its way
   * cannot create it anew.
   */
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
