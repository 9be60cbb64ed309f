import type { ChatKey } from '@pmp/contracts/mensajes';
import { Schema, Types } from 'mongoose';

export const ARCHIVO = 'Archivo';

/** GridFS's own document of a file; `metadata` is ours. */
export interface ArchivoDoc {
  _id: Types.ObjectId;
  filename: string;
  length: number;
  uploadDate: Date;
  metadata: {
    tipo: string;
    subidoPor: string;
    /** The conversation it is attached in; null: not attached yet. */
    chat: ChatKey | null;
    /** The sweeper removes it after this; null: it belongs to a message. */
    caduca: Date | null;
  };
}

export const archivoModelSchema = new Schema<ArchivoDoc>(
  { filename: String, length: Number, uploadDate: Date, metadata: Object },
  { collection: 'archivos.files', versionKey: false },
);

archivoModelSchema.index({ 'metadata.caduca': 1 });
archivoModelSchema.index({ 'metadata.subidoPor': 1 });
