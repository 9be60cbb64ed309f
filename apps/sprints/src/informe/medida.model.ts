import type { MotivoDeAlcance } from '@pmp/contracts/sprints';
import { Schema, type Types } from 'mongoose';

export const MEDIDA = 'Medida';

/** What a sprint in progress contained at one instant; stored whenever that changes. */
export interface MedidaDoc {
  _id: Types.ObjectId;
  sprint: string;
  proyecto: string;
  fecha: Date;
  /** Points of all its stories, and of those that are done. */
  alcance: number;
  completados: number;
  /** Why `alcance` differs from the measurement before, if it does. */
  motivo: MotivoDeAlcance;
  /** Who changed the list of stories, if that is what happened. */
  autor?: string;
}

export const medidaModelSchema = new Schema<MedidaDoc>(
  {
    sprint: String,
    proyecto: String,
    fecha: Date,
    alcance: Number,
    completados: Number,
    motivo: String,
    autor: String,
  },
  { collection: 'medidas', versionKey: false },
);

medidaModelSchema.index({ sprint: 1, fecha: 1 });
medidaModelSchema.index({ proyecto: 1 });
