import type { NombreColumna } from '@pmp/contracts/sprints';
import { Schema, Types } from 'mongoose';

export const TABLERO = 'Tablero';

/** A board never changes once it is made; what it shows is the project's sprint in progress. */
export interface TableroDoc {
  _id: Types.ObjectId;
  nombre: string;
  descripcion: string;
  proyecto: string;
  columnas: { _id: Types.ObjectId; nombre: NombreColumna }[];
  creador: string;
  createdAt: Date;
  version: number;
}

export const tableroModelSchema = new Schema<TableroDoc>(
  {
    nombre: String,
    descripcion: String,
    proyecto: String,
    columnas: [Object],
    creador: String,
    createdAt: Date,
    version: Number,
  },
  { collection: 'tableros', versionKey: false },
);

tableroModelSchema.index({ proyecto: 1, nombre: 1 }, { unique: true });
tableroModelSchema.index({ 'columnas._id': 1 });
