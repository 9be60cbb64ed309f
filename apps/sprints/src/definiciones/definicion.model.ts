import type { Definicion, NombreDefinicion, PuntoDefinicion } from '@pmp/contracts/sprints';
import type { ConAutores } from '@pmp/platform';
import { Schema } from 'mongoose';

export const DEFINICION = 'Definicion';

/** Of a team, for all its projects; absent until somebody writes one. */
export interface DefinicionDoc extends ConAutores {
  /** The team. */
  _id: string;
  listo: Definicion;
  hecho: Definicion;
  updatedAt: Date;
  /** The last first; absent: none that are known. */
  cambios?: CambioDoc[];
}

export interface CambioDoc {
  fecha: Date;
  autor: string;
  cual: NombreDefinicion;
  puestos: PuntoDefinicion[];
  quitados: PuntoDefinicion[];
  impide: boolean | null;
}

export const definicionModelSchema = new Schema<DefinicionDoc>(
  {
    _id: String,
    listo: Object,
    hecho: Object,
    version: Number,
    updatedAt: Date,
    cambios: [Object],
    autores: { type: [Object], default: undefined },
  },
  { collection: 'definiciones', versionKey: false },
);

export const CUMPLIDO = 'Cumplido';

/** The points that people have ticked for a story. */
export interface CumplidoDoc {
  /** The story. */
  _id: string;
  proyecto: string;
  puntos: string[];
}

export const cumplidoModelSchema = new Schema<CumplidoDoc>(
  { _id: String, proyecto: String, puntos: [String] },
  { collection: 'cumplidos', versionKey: false },
);

cumplidoModelSchema.index({ proyecto: 1 });
