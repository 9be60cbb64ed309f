import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import { tombstoneIndex } from '../almacen/tombstones';

export const EPICA = 'Epica';

export interface EpicaDoc {
  _id: Types.ObjectId;
  titulo: string;
  descripcion: string;
  prioridad: Prioridad;
  estado: EstadoTrabajo;
  orden: string;
  proyecto: Types.ObjectId;
  creador: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export const epicaModelSchema = new Schema<EpicaDoc & { eliminado?: Date }>(
  {
    titulo: String,
    descripcion: String,
    prioridad: String,
    estado: String,
    orden: String,
    proyecto: Types.ObjectId,
    creador: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    eliminado: Date,
  },
  { collection: 'epicas', versionKey: false },
);

epicaModelSchema.index({ proyecto: 1, orden: 1 });
epicaModelSchema.index(...tombstoneIndex);
