import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import type { ConAutores } from '@pmp/platform';
import { Schema, Types } from 'mongoose';
import { tombstoneIndex } from '../../storage/tombstones';

export const ETIQUETA = 'Etiqueta';

export interface EtiquetaDoc extends ConAutores {
  _id: Types.ObjectId;
  nombre: string;
  /** The name without case and accents: unique among the living labels of a project. */
  buscable: string;
  color: EtiquetaDeElemento['color'];
  orden: number;
  proyecto: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
  /** Its state has been published; absent in those from before it was. */
  publicada?: true;
  /** A tombstone has none, and so keeps no name taken. */
  viva: true;
}

export const etiquetaModelSchema = new Schema<EtiquetaDoc & { eliminado?: Date }>(
  {
    nombre: String,
    buscable: String,
    color: String,
    orden: Number,
    proyecto: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    autores: { type: [Object], default: undefined },
    viva: Boolean,
    publicada: Boolean,
    eliminado: Date,
  },
  { collection: 'etiquetas', versionKey: false },
);

etiquetaModelSchema.index(
  { proyecto: 1, buscable: 1 },
  { unique: true, partialFilterExpression: { viva: true } },
);
etiquetaModelSchema.index({ 'conservado.proyecto': 1 }, { sparse: true });
etiquetaModelSchema.index(...tombstoneIndex);
