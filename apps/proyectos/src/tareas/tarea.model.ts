import type { EstadoTarea, Tarea } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import type { ArchivoDoc } from '../archivos/archivo-doc';
import { elementoFields, type ElementoDoc } from '../almacen/elemento.model';
import { tombstoneIndex, unpublishedIndex } from '../almacen/tombstones';

export const TAREA = 'Tarea';

export interface TareaDoc extends ElementoDoc {
  tipo: Tarea['tipo'];
  estado: EstadoTarea;
  asignado: Types.ObjectId | null;
  fechaLimite: Date | null;
  tiempoEstimado: number | null;
  /** Absent until its first file. */
  archivos?: ArchivoDoc[];
  historia: Types.ObjectId;
}

export const tareaModelSchema = new Schema<TareaDoc & { eliminado?: Date }>(
  {
    ...elementoFields,
    tipo: String,
    estado: String,
    asignado: Types.ObjectId,
    fechaLimite: Date,
    tiempoEstimado: Number,
    archivos: [{ nombre: String, tipo: String, tamano: Number, subidoPor: Types.ObjectId, fecha: Date }],
    historia: Types.ObjectId,
  },
  { collection: 'tareas', versionKey: false },
);

tareaModelSchema.index({ proyecto: 1, createdAt: -1 });
tareaModelSchema.index({ proyecto: 1, orden: 1 });
tareaModelSchema.index({ historia: 1, orden: 1 });
tareaModelSchema.index({ asignado: 1 });
tareaModelSchema.index(...tombstoneIndex);
tareaModelSchema.index(...unpublishedIndex);
