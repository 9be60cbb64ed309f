import type { EstadoSprint, MotivoDeAlcance } from '@pmp/contracts/sprints';
import type { ConAutores } from '@pmp/platform';
import { Schema, Types } from 'mongoose';

export const SPRINT = 'Sprint';

export interface TrasladoDoc {
  fecha: Date;
  autor: string;
  destino: { _id: string; nombre: string } | null;
  historias: { _id: string; titulo: string }[];
}

/** A story as the report names it, whatever becomes of it later. */
export interface HistoriaDeInformeDoc {
  _id: string;
  clave: string;
  titulo: string;
  puntos: number;
}

/** A story came into the sprint in progress (`antes` null), left it (`despues` null) or was estimated anew. */
export interface CambioDeHistoriaDoc {
  fecha: Date;
  /** Absent: nobody's own doing, as when a deleted story leaves. */
  autor?: string;
  motivo: MotivoDeAlcance;
  historia: HistoriaDeInformeDoc;
  antes: number | null;
  despues: number | null;
}

/** Points and stories at one moment. */
export interface SprintSize {
  puntos: number;
  historias: number;
}

/** What tells whether somebody has worked with it since. */
export interface Importado extends Pick<
  SprintDoc,
  'nombre' | 'fechaInicio' | 'fechaFin' | 'estado' | 'historias'
> {
  importacion: string;
}

/** References are texts, because they are joined with local copies, which have texts too. */
export interface SprintDoc extends ConAutores {
  _id: Types.ObjectId;
  numero: number;
  nombre: string;
  objetivo: string;
  fechaInicio: Date;
  fechaFin: Date;
  estado: EstadoSprint;
  historias: string[];
  /** True if the sprint is pending or in progress and has stories, so that no other sprint may take them. */
  reserva: boolean;
  proyecto: string;
  creador: string;
  iniciado: Date | null;
  cerrado: Date | null;
  /** What it contained when it started. */
  compromiso: SprintSize | null;
  /** What was done when it was finished or cancelled. */
  resultado: SprintSize | null;
  traslados: TrasladoDoc[];
  /** What has happened to its stories since it began, the newest last; absent in sprints of earlier versions. */
  cambios?: CambioDeHistoriaDoc[];
  /** What was in it when it was closed, leftovers included; absent until then, and in sprints of earlier versions. */
  cierre?: (HistoriaDeInformeDoc & { hecha: boolean })[];
  createdAt: Date;
  updatedAt: Date;
  /** As an import has made it; absent: a person did. */
  importado?: Importado;
}

/** For so many days the id of a deleted sprint cannot be used again. */
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
    cambios: { type: [Object], default: undefined },
    cierre: { type: [Object], default: undefined },
    createdAt: Date,
    updatedAt: Date,
    version: Number,
    importado: Object,
    autores: { type: [Object], default: undefined },
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
/** A story is in at most one unfinished sprint. */
sprintModelSchema.index({ historias: 1 }, { unique: true, partialFilterExpression: { reserva: true } });
sprintModelSchema.index({ eliminado: 1 }, { expireAfterSeconds: TOMBSTONE_DAYS * 86_400 });
