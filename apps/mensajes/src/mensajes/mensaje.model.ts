import type { ChatKey } from '@pmp/contracts/mensajes';
import { decisionIndex, type MarcasDoc, type TextoAnterior } from '@pmp/platform';
import { Schema, Types } from 'mongoose';

export const MENSAJE = 'Mensaje';

export interface AdjuntoDoc {
  _id: Types.ObjectId;
  nombre: string;
  tipo: string;
  tamano: number;
  fecha: Date;
}

export interface MensajeDoc extends MarcasDoc {
  _id: Types.ObjectId;
  chat: ChatKey;
  /** 1, 2, 3 … within the conversation. */
  secuencia: number;
  emisor: string;
  contenido: string;
  /** `contenido` without accents and capitals. */
  buscable: string;
  /** The words of `buscable`, for the search over all conversations. */
  palabras: string[];
  timestamp: Date;
  clienteId?: string;
  respuestaA: Types.ObjectId | null;
  archivos: AdjuntoDoc[];
  menciones: string[];
  editado: Date | null;
  /** What it said before, oldest first; missing if it has never changed. */
  anteriores?: TextoAnterior[];
  eliminado: boolean;
  /** Missing unless somebody else deleted it. */
  eliminadoPor?: string;
  version: number;
}

export const mensajeModelSchema = new Schema<MensajeDoc>(
  {
    chat: String,
    secuencia: Number,
    emisor: String,
    contenido: String,
    buscable: String,
    palabras: [String],
    timestamp: Date,
    clienteId: String,
    respuestaA: Types.ObjectId,
    archivos: [Object],
    menciones: [String],
    editado: Date,
    anteriores: [Object],
    eliminado: Boolean,
    eliminadoPor: String,
    reacciones: [Object],
    decision: Object,
    versionTexto: Number,
    version: Number,
  },
  { collection: 'mensajes', versionKey: false },
);

mensajeModelSchema.index({ chat: 1, secuencia: 1 }, { unique: true });
mensajeModelSchema.index({ chat: 1, palabras: 1 });
mensajeModelSchema.index({ chat: 1, _id: 1 });
mensajeModelSchema.index(...decisionIndex('chat'));
mensajeModelSchema.index(
  { emisor: 1, clienteId: 1 },
  { unique: true, partialFilterExpression: { clienteId: { $exists: true } } },
);
mensajeModelSchema.index(
  { chat: 1, secuencia: -1 },
  { name: 'con_archivos', partialFilterExpression: { 'archivos.0': { $exists: true } } },
);
