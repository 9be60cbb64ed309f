import type { TokenCitado } from '@pmp/contracts/common';
import type { AccionPropuesta, CambioPropuesto, Propuesta, SituacionCambio } from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import type { Tipo } from '../elementos/kinds/kind';

export const PROPUESTA = 'Propuesta';

export interface CambioDoc {
  _id: Types.ObjectId;
  accion: AccionPropuesta;
  entidad: Tipo;
  elemento: Types.ObjectId;
  /** The version of the item that it was proposed for; null: there is none yet, or it does not matter. */
  base: number | null;
  /** The body of the call, as it was sent. */
  datos: Record<string, unknown>;
  /** What the history would say of it. */
  campos: CambioPropuesto['campos'];
  motivo: string;
  fecha: Date;
  situacion: SituacionCambio;
  /** Why it was refused when it was taken. */
  aviso: string | null;
  /** What taking it back needs: the values before, and the version that it left. */
  antes?: Record<string, unknown>;
  resultado?: number;
}

/** What one token would change in one project. */
export interface PropuestaDoc {
  _id: Types.ObjectId;
  proyecto: Types.ObjectId;
  autor: Types.ObjectId;
  token: TokenCitado;
  /** Of each token, one in each project is open at a time; absent once it is decided. */
  abierta?: string;
  estado: Propuesta['estado'];
  cambios: CambioDoc[];
  decide: Types.ObjectId | null;
  decidida: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export const propuestaModelSchema = new Schema<PropuestaDoc>(
  {
    proyecto: Types.ObjectId,
    autor: Types.ObjectId,
    token: Schema.Types.Mixed,
    abierta: String,
    estado: String,
    cambios: [Schema.Types.Mixed],
    decide: Types.ObjectId,
    decidida: Date,
    createdAt: Date,
    updatedAt: Date,
    version: Number,
  },
  { collection: 'propuestas', versionKey: false, minimize: false },
);

propuestaModelSchema.index({ abierta: 1 }, { unique: true, sparse: true });
propuestaModelSchema.index({ proyecto: 1, updatedAt: -1, _id: -1 });
propuestaModelSchema.index({ 'token._id': 1, 'cambios.elemento': 1 });
