import type { Comentable } from '@pmp/contracts/proyectos';
import { decisionIndex, type MarcasDoc, type TextoAnterior } from '@pmp/platform';
import { Schema, Types } from 'mongoose';
import { tombstoneIndex } from '../storage/tombstones';

export const COMENTARIO = 'Comentario';

export interface ComentarioDoc extends MarcasDoc {
  _id: Types.ObjectId;
  texto: string;
  menciones: Types.ObjectId[];
  entidad: Comentable;
  /** The story or task. */
  sobre: Types.ObjectId;
  proyecto: Types.ObjectId;
  creador: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  editado: Date | null;
  /** What it said before, oldest first; missing if it has never changed. */
  anteriores?: TextoAnterior[];
  version: number;
}

/** A comment as it is stored. */
export interface StoredComentario extends ComentarioDoc {
  /** The words that the search looks for; missing if an earlier version wrote the comment. */
  palabras?: string[];
}

export const comentarioModelSchema = new Schema<StoredComentario & { eliminado?: Date }>(
  {
    texto: String,
    palabras: [String],
    menciones: [Types.ObjectId],
    entidad: String,
    sobre: Types.ObjectId,
    proyecto: Types.ObjectId,
    creador: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    editado: Date,
    anteriores: [Object],
    reacciones: [Object],
    decision: Object,
    versionTexto: Number,
    version: Number,
    eliminado: Date,
  },
  { collection: 'comentarios', versionKey: false },
);

comentarioModelSchema.index({ sobre: 1, createdAt: 1, _id: 1 });
comentarioModelSchema.index({ proyecto: 1, palabras: 1 });
comentarioModelSchema.index({ proyecto: 1, _id: 1 });
comentarioModelSchema.index(...decisionIndex('proyecto'));
comentarioModelSchema.index({ 'conservado.sobre': 1 }, { sparse: true });
comentarioModelSchema.index(...tombstoneIndex);
