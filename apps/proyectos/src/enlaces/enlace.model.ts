import type { Enlazable, TipoEnlace } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import { tombstoneIndex } from '../storage/tombstones';

export const ENLACE = 'Enlace';

/** One end. An element stays in its project, so that its project can be kept here. */
export interface Punta {
  tipo: Enlazable;
  _id: Types.ObjectId;
  proyecto: Types.ObjectId;
}

export interface EnlaceDoc {
  _id: Types.ObjectId;
  tipo: TipoEnlace;
  origen: Punta;
  destino: Punta;
  /** What is linked how: unique among the living. */
  par: string;
  creador: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  /** A tombstone has none, and so keeps no pair taken. */
  viva: true;
}

const punta = new Schema<Punta>(
  { tipo: String, _id: Types.ObjectId, proyecto: Types.ObjectId },
  { _id: false },
);

export const enlaceModelSchema = new Schema<EnlaceDoc & { eliminado?: Date }>(
  {
    tipo: String,
    origen: punta,
    destino: punta,
    par: String,
    creador: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    viva: Boolean,
    eliminado: Date,
  },
  { collection: 'enlaces', versionKey: false },
);

enlaceModelSchema.index({ par: 1 }, { unique: true, partialFilterExpression: { viva: true } });
for (const punta of ['origen', 'destino']) {
  enlaceModelSchema.index({ [`${punta}._id`]: 1 });
  enlaceModelSchema.index({ [`${punta}.proyecto`]: 1 });
  enlaceModelSchema.index({ [`conservado.${punta}._id`]: 1 }, { sparse: true });
}
enlaceModelSchema.index(...tombstoneIndex);
