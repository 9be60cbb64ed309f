import type { AccionHistorial, ValorHistorial } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';

export const HISTORIAL = 'Historial';

/** One changed field. A creation has no row: the entity itself says who made it and when. */
export interface HistorialDoc {
  _id: Types.ObjectId;
  /** The epic, story or task. */
  sobre: Types.ObjectId;
  autor: Types.ObjectId;
  /** Who proposed it; absent: nobody did. */
  propone?: Types.ObjectId;
  accion: AccionHistorial;
  campo: string;
  de: ValorHistorial;
  a: ValorHistorial;
  createdAt: Date;
}

export const historialModelSchema = new Schema<HistorialDoc>(
  {
    sobre: Types.ObjectId,
    autor: Types.ObjectId,
    propone: Types.ObjectId,
    accion: String,
    campo: String,
    de: Schema.Types.Mixed,
    a: Schema.Types.Mixed,
    createdAt: Date,
  },
  { collection: 'historial', versionKey: false },
);

historialModelSchema.index({ sobre: 1, createdAt: -1, _id: -1 });
