import type { EstadoSprint } from '@pmp/contracts/sprints';
import { Schema, Types } from 'mongoose';

export const SPRINT = 'Sprint';

export interface TrasladoDoc {
  fecha: Date;
  autor: string;
  destino: { _id: string; nombre: string } | null;
  historias: { _id: string; titulo: string }[];
}

/** Points and stories at one moment. */
export interface SprintSize {
  puntos: number;
  historias: number;
}

/** References are texts, as in the local copies they are joined with. */
export interface SprintDoc {
  _id: Types.ObjectId;
  numero: number;
  nombre: string;
  objetivo: string;
  fechaInicio: Date;
  fechaFin: Date;
  estado: EstadoSprint;
  historias: string[];
  /** Its stories are taken: the sprint is pending or in progress, and has some. */
  reserva: boolean;
  proyecto: string;
  creador: string;
  iniciado: Date | null;
  cerrado: Date | null;
  /** What was in it when it started. */
  compromiso: SprintSize | null;
  /** What was done when it was finished or cancelled. */
  resultado: SprintSize | null;
  traslados: TrasladoDoc[];
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** Days that a deleted sprint's id stays refused. */
const TOMBSTONE_DAYS = 30;

export const sprintModelSchema = new Schema<SprintDoc & { eliminado?: Date }>(
  {
    numero: Number,
    nombre: String,
    objetivo: String,
    fechaInicio: Date,
    fechaFin: Date,
    estado: String,
    historias: [String],
    reserva: Boolean,
    proyecto: String,
    creador: String,
    iniciado: Date,
    cerrado: Date,
    compromiso: Object,
    resultado: Object,
    traslados: [Object],
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    eliminado: Date,
  },
  { collection: 'sprints', versionKey: false, minimize: false },
);

sprintModelSchema.index(
  { proyecto: 1, numero: 1 },
  { unique: true, partialFilterExpression: { numero: { $gt: 0 } } },
);
/** At most one in progress per project. */
sprintModelSchema.index(
  { proyecto: 1 },
  { unique: true, partialFilterExpression: { estado: 'en progreso' } },
);
/** A story is in one sprint at most that is not over. */
sprintModelSchema.index({ historias: 1 }, { unique: true, partialFilterExpression: { reserva: true } });
sprintModelSchema.index({ eliminado: 1 }, { expireAfterSeconds: TOMBSTONE_DAYS * 86_400 });
