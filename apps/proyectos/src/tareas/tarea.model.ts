import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea, Tarea } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import { tombstoneIndex } from '../almacen/tombstones';

export const TAREA = 'Tarea';

export interface TareaDoc {
  _id: Types.ObjectId;
  titulo: string;
  descripcion: string;
  tipo: Tarea['tipo'];
  prioridad: Prioridad;
  estado: EstadoTarea;
  asignado: Types.ObjectId | null;
  fechaLimite: Date | null;
  tiempoEstimado: number | null;
  orden: string;
  /** Absent until it has had one. */
  archivos?: ArchivoDoc[];
  historia: Types.ObjectId;
  proyecto: Types.ObjectId;
  creador: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export const tareaModelSchema = new Schema<TareaDoc & { eliminado?: Date }>(
  {
    titulo: String,
    descripcion: String,
    tipo: String,
    prioridad: String,
    estado: String,
    asignado: Types.ObjectId,
    fechaLimite: Date,
    tiempoEstimado: Number,
    orden: String,
    archivos: [{ nombre: String, tipo: String, tamano: Number, subidoPor: Types.ObjectId, fecha: Date }],
    historia: Types.ObjectId,
    proyecto: Types.ObjectId,
    creador: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    eliminado: Date,
  },
  { collection: 'tareas', versionKey: false },
);

tareaModelSchema.index({ proyecto: 1, createdAt: -1 });
tareaModelSchema.index({ proyecto: 1, orden: 1 });
tareaModelSchema.index({ historia: 1, orden: 1 });
tareaModelSchema.index({ asignado: 1 });
tareaModelSchema.index(...tombstoneIndex);
