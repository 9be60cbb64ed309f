import type { Prioridad } from '@pmp/contracts/common';
import { Types } from 'mongoose';

/** What an epic, a story and a task are alike. */
export interface ElementoDoc {
  _id: Types.ObjectId;
  titulo: string;
  descripcion: string;
  prioridad: Prioridad;
  /** Rank among those beside it: compared as text, byte by byte. */
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
