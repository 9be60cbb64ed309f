import type { ChatKey } from '@pmp/contracts/mensajes';
import { Schema } from 'mongoose';

export const LECTURA = 'Lectura';

/** How far one person has read in one conversation. */
export interface LecturaDoc {
  /** `<chat>:<persona>` */
  _id: string;
  chat: ChatKey;
  persona: string;
  secuencia: number;
}

export const lecturaModelSchema = new Schema<LecturaDoc>(
  { _id: String, chat: String, persona: String, secuencia: Number },
  { collection: 'lecturas', versionKey: false },
);

lecturaModelSchema.index({ chat: 1 });
