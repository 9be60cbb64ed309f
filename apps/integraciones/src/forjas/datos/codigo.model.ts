import type {
  ESTADOS_COMPROBACION,
  ESTADOS_REFERENCIA,
  TIPOS_REFERENCIA,
  TipoForja,
} from '@pmp/contracts/integraciones';
import { Schema } from 'mongoose';

export const REFERENCIA = 'Referencia';
export const COMPROBACION = 'Comprobacion';
export const AVANCE = 'Avance';
export const PRUEBA = 'Prueba';

const DAYS_OF_RESULTS = 400;
const DAY_S = 24 * 3_600;

/** Something in a repository that names items of a project. */
export interface ReferenciaDoc {
  /** The same for the same thing, however often it is told. */
  _id: string;
  forja: string;
  proyecto: string;
  tipo: (typeof TIPOS_REFERENCIA)[number];
  tipoForja: TipoForja;
  repositorio: string;
  identificador: string;
  titulo: string;
  url: string | null;
  autor: string;
  estado: Exclude<(typeof ESTADOS_REFERENCIA)[number], 'revertida'> | null;
  sha: string | null;
  /** The items that it names anywhere. */
  numeros: number[];
  /** Those among them that it is about: their rules apply. */
  propios: number[];
  /** `42#2` */
  criterios: string[];
  /** The commits that it takes back. */
  revierte: string[];
  /** Its own time: what is older changes nothing. */
  cuando: Date;
}

/** What CI says of a commit, also before anybody has told of the commit. */
export interface ComprobacionDoc {
  _id: string;
  forja: string;
  proyecto: string;
  sha: string;
  nombre: string;
  estado: (typeof ESTADOS_COMPROBACION)[number];
  url: string | null;
  cuando: Date;
  /** When it came, by which it is forgotten. */
  recibida: Date;
}

/** What the rules have already been told about an item, so that what is told again moves nothing. */
export interface AvanceDoc {
  /** `<proyecto> <numero>` */
  _id: string;
  proyecto: string;
  dichas: string[];
}

/** Whether a criterion is proved by code, as last told. */
export interface PruebaDoc {
  /** `<proyecto> <numero>#<criterio>` */
  _id: string;
  proyecto: string;
  hecho: boolean;
  version: number;
}

const text = { type: String, required: true } as const;

export const referenciaModelSchema = new Schema<ReferenciaDoc>(
  {
    _id: text,
    forja: text,
    proyecto: text,
    tipo: text,
    tipoForja: text,
    repositorio: String,
    identificador: String,
    titulo: String,
    url: { type: String, default: null },
    autor: String,
    estado: { type: String, default: null },
    sha: { type: String, default: null },
    numeros: { type: [Number], required: true },
    propios: { type: [Number], required: true },
    criterios: { type: [String], required: true },
    revierte: { type: [String], required: true },
    cuando: { type: Date, required: true },
  },
  { collection: 'referencias', versionKey: false },
)
  .index({ proyecto: 1, numeros: 1, cuando: -1 })
  .index({ proyecto: 1, sha: 1 })
  .index({ proyecto: 1, criterios: 1 })
  .index({ proyecto: 1, revierte: 1 });

export const comprobacionModelSchema = new Schema<ComprobacionDoc>(
  {
    _id: text,
    forja: text,
    proyecto: text,
    sha: text,
    nombre: String,
    estado: text,
    url: { type: String, default: null },
    cuando: { type: Date, required: true },
    recibida: { type: Date, required: true },
  },
  { collection: 'comprobaciones', versionKey: false },
)
  .index({ proyecto: 1, sha: 1 })
  .index({ recibida: 1 }, { expireAfterSeconds: DAYS_OF_RESULTS * DAY_S });

export const avanceModelSchema = new Schema<AvanceDoc>(
  { _id: text, proyecto: text, dichas: { type: [String], required: true } },
  { collection: 'avances', versionKey: false },
).index({ proyecto: 1 });

export const pruebaModelSchema = new Schema<PruebaDoc>(
  {
    _id: text,
    proyecto: text,
    hecho: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'pruebas', versionKey: false },
).index({ proyecto: 1 });
