import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoProyecto } from '@pmp/contracts/proyectos';
import type { ConAutores } from '@pmp/platform';
import { Schema, Types } from 'mongoose';

export const PROYECTO = 'Proyecto';

export interface ProyectoDoc extends ConAutores {
  _id: Types.ObjectId;
  nombre: string;
  clave: string;
  /** Keys that it had before: old addresses lead on. Absent: none. */
  clavesAnteriores?: string[];
  /** The highest number that one of its elements ever got. Absent: none did. */
  ultimoNumero?: number;
  descripcion: string;
  equipo: Types.ObjectId;
  estado: EstadoProyecto;
  prioridad: Prioridad;
  fechaInicio: Date;
  fechaFin: Date | null;
  creador: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
  /** A deleted project keeps its document, marked, so that every reader hides what is still beneath it. */
  eliminado: boolean;
}

export const proyectoModelSchema = new Schema<ProyectoDoc>(
  {
    nombre: String,
    clave: String,
    clavesAnteriores: { type: [String], default: undefined },
    ultimoNumero: Number,
    descripcion: String,
    equipo: Types.ObjectId,
    estado: String,
    prioridad: String,
    fechaInicio: Date,
    fechaFin: Date,
    creador: Types.ObjectId,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    autores: { type: [Object], default: undefined },
    eliminado: Boolean,
  },
  { collection: 'proyectos', versionKey: false },
);

/** Only among living projects: the clave of a deleted one may be used again. */
proyectoModelSchema.index({ clave: 1 }, { unique: true, partialFilterExpression: { eliminado: false } });
proyectoModelSchema.index({ clavesAnteriores: 1 }, { sparse: true });
proyectoModelSchema.index({ equipo: 1, createdAt: -1, _id: -1 });
proyectoModelSchema.index({ createdAt: -1, _id: -1 });
