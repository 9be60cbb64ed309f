import type { Prioridad } from '@pmp/contracts/common';
import { Types } from 'mongoose';

/** The fields that epics, stories and tasks share. */
export interface ElementoDoc {
  _id: Types.ObjectId;
  titulo: string;
  descripcion: string;
  prioridad: Prioridad;
  /** Rank among its siblings; ranks compare as text, byte by byte. */
  orden: string;
  proyecto: Types.ObjectId;
  creador: Types.ObjectId | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export const elementoFields = {
  titulo: String,
  descripcion: String,
  prioridad: String,
  orden: String,
  proyecto: Types.ObjectId,
  creador: Types.ObjectId,
  createdAt: Date,
  updatedAt: Date,
  version: Number,
  eliminado: Date,
};
