import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTrabajo } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import { tombstoneIndex } from '../almacen/tombstones';

export const HISTORIA = 'Historia';

export interface HistoriaDoc {
  _id: Types.ObjectId;
  titulo: string;
  comoUsuario: string;
  quiero: string;
  para: string;
  descripcion: string;
  prioridad: Prioridad;
  estado: EstadoTrabajo;
  puntos: number;
  orden: string;
  epica: Types.ObjectId;
  proyecto: Types.ObjectId;
  creador: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export const historiaModelSchema = new Schema<HistoriaDoc & { eliminado?: Date }>(
  {
    titulo: String,
    comoUsuario: String,
    quiero: String,
    para: String,
    descripcion: String,
    prioridad: String,
    estado: String,
    puntos: Number,
    orden: String,
    epica: Types.ObjectId,
    proyecto: Types.ObjectId,
    creador: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    eliminado: Date,
  },
  { collection: 'historias', versionKey: false },
);

historiaModelSchema.index({ proyecto: 1, orden: 1 });
historiaModelSchema.index({ epica: 1, orden: 1 });
historiaModelSchema.index(...tombstoneIndex);
