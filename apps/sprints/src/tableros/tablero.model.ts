import type { EstadoHistoria, Limite } from '@pmp/contracts/sprints';
import type { ConAutores } from '@pmp/platform';
import { Schema, Types } from 'mongoose';

export const TABLERO = 'Tablero';

/** In boards from before teams had columns of their own, the name tells the rest: `columnasOf` reads both. */
export interface ColumnaDoc {
  _id: Types.ObjectId;
  nombre: string;
  estado?: EstadoHistoria;
  recibe?: EstadoHistoria[];
  sustituye?: string[];
  limite?: Limite | null;
}

/** Of a board only its columns change; what it shows is the project's sprint in progress. */
export interface TableroDoc extends ConAutores {
  _id: Types.ObjectId;
  nombre: string;
  descripcion: string;
  proyecto: string;
  columnas: ColumnaDoc[];
  creador: string;
  createdAt: Date;
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
    autores: { type: [Object], default: undefined },
  },
  { collection: 'tableros', versionKey: false },
);

tableroModelSchema.index({ proyecto: 1, nombre: 1 }, { unique: true });
tableroModelSchema.index({ 'columnas._id': 1 });
tableroModelSchema.index({ 'columnas.sustituye': 1 });
