import type { Vista } from '@pmp/contracts/proyectos';
import type { ConAutores } from '@pmp/platform';
import { Schema, Types } from 'mongoose';
import { tombstoneIndex } from '../storage/tombstones';

export const VISTA = 'Vista';

export interface VistaDoc extends ConAutores {
  _id: Types.ObjectId;
  nombre: string;
  consulta: string;
  ambito: Vista['ambito'];
  equipo: Types.ObjectId | null;
  proyecto: Types.ObjectId | null;
  presentacion: Vista['presentacion'];
  agrupar: Vista['agrupar'];
  columnas: Vista['columnas'];
  creador: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

export const vistaModelSchema = new Schema<VistaDoc & { eliminado?: Date }>(
  {
    nombre: String,
    consulta: String,
    ambito: String,
    equipo: Types.ObjectId,
    proyecto: Types.ObjectId,
    presentacion: String,
    agrupar: String,
    columnas: [String],
    creador: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    autores: { type: [Object], default: undefined },
    eliminado: Date,
  },
  { collection: 'vistas', versionKey: false },
);

vistaModelSchema.index({ creador: 1 });
vistaModelSchema.index({ equipo: 1 });
vistaModelSchema.index({ proyecto: 1 });
vistaModelSchema.index(...tombstoneIndex);
