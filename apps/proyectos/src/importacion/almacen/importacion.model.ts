import type {
  AccionFila,
  AvisoFila,
  CambioFila,
  CampoCambio,
  CuentasImportacion,
  Destino,
  EstadoImportacion,
  Importacion,
  Origen,
  TipoEnlace,
  TipoImportacion,
  VistaFila,
} from '@pmp/contracts/proyectos';
import { Schema, Types } from 'mongoose';
import type { ArchivoDoc } from '../../elementos/kinds/archivo-doc';
import type { Color } from '../mapeo/palabras/colores';
import type { Fase } from './fases';

export const IMPORTACION = 'Importacion';
export const IMPORTACION_FILAS = 'ImportacionFilas';
export const IMPORTADO = 'Importado';

export interface ImportacionDoc {
  _id: Types.ObjectId;
  creador: Types.ObjectId;
  origen: Origen;
  estado: EstadoImportacion;
  archivo: { nombre: string; tamano: number };
  cabecera: string[];
  filas: number;
  /** How many documents have the rows. */
  trozos: number;
  /** What the rows take, in bytes; absent: a version that did not count it has stored them. */
  ocupa?: number;
  /** Items that the file says there are and does not have. */
  faltan?: number;
  /** Of a workbook with several sheets: what they are called, and which one has been read. */
  hojas?: readonly string[];
  hoja?: string;
  columnas: Importacion['columnas'];
  desconocidos?: Importacion['desconocidos'];
  /** As JSON: a column may have a name that is no name of a field. */
  mapeo: string;
  destino: Destino | null;
  /** That of the project, as it was when a plan was asked for. */
  clave?: string;
  /** Rows that the plan has been through; it goes through all of them twice. */
  leidas?: number;
  previsto: CuentasImportacion | null;
  acciones: Record<AccionFila, number> | null;
  avisos: Partial<Record<AvisoFila, number>> | null;
  cambios?: Importacion['cambios'];
  cambiadas?: number;
  /** Names of labels that the project lacks. */
  etiquetas: string[];
  /** What they look like in the source, in the same order; absent: a version that did not know has planned it. */
  colores?: (Color | null)[];
  /** Those that its stories go into; absent: it was planned by a version that made none. */
  sprints?: SprintPlan[];
  /** The highest number of a key that stays as it is in the source; null: the project gives new ones. */
  ultimoNumero: number | null;
  /** Those that came in an archive with the table. */
  adjuntos?: AdjuntoDoc[];
  /** Where those were in it that no task may have. */
  rechazados?: string[];
  proyecto: Types.ObjectId | null;
  /** The import has made the project. */
  creaProyecto: boolean;
  hecho: CuentasImportacion;
  conservado: number;
  fase: Fase | null;
  /** The document with rows that the step begins with. */
  trozo: number;
  /** Of what it has made, what undoing has compared last. */
  cursor: Types.ObjectId | null;
  /** Counts the steps: a message about an earlier one is an old one. */
  paso: number;
  motivo: string | null;
  createdAt: Date;
  updatedAt: Date;
  caduca: Date;
}

/** A link by the ids of its ends. */
export interface Link {
  tipo: TipoEnlace;
  origen: string;
  destino: string;
}

/** A sprint that the import puts stories into. */
export interface SprintPlan {
  _id: Types.ObjectId;
  nombre: string;
  /** There is none of that name in the project. */
  nuevo: boolean;
  fechaInicio: Date;
  fechaFin: Date;
  cerrado: { compromiso: TamanoSprint; resultado: TamanoSprint } | null;
}

export interface TamanoSprint {
  puntos: number;
  historias: number;
}

/** A file that came with the table. */
export interface AdjuntoDoc extends Pick<ArchivoDoc, '_id' | 'nombre' | 'tipo' | 'tamano'> {
  /** Where it was in the archive. */
  ruta: string;
}

/** What happens to a row; all ids are made before anything is. */
export interface FilaDoc {
  fila: number | null;
  celdas: string[];
  /** Set by the plan. */
  plan?: PlanFila;
}

export interface PlanFila {
  accion: AccionFila;
  clave: string;
  titulo: string;
  tipo: TipoImportacion;
  avisos: AvisoFila[];
  comentarios: number;
  /** Names what it becomes among all that was ever imported into the project. */
  huella: Types.ObjectId;
  id: Types.ObjectId;
  padre: Types.ObjectId | null;
  /** Lines for its comment about the origin, besides those that the row itself gives. */
  notas?: string[];
  enlaces?: Link[];
  /** The sprint that a story goes into. */
  sprint?: Types.ObjectId | null;
  /** Files that it gets. */
  archivos?: Types.ObjectId[];
  /** What they are called, in the same order; absent: as they came. */
  nombres?: string[];
  /** What it will be, to be looked at. */
  vista?: Omit<VistaFila, 'inicio' | 'fin' | 'fechaLimite'> & {
    inicio: Date | null;
    fin: Date | null;
    fechaLimite: Date | null;
  };
  /** In what it differs from what it was imported as. */
  cambios?: CambioPlan[];
  /** What it is, where it is here already. */
  elemento?: Types.ObjectId;
  /** Which of them have been taken; set when that has happened. */
  tomados?: CampoCambio[];
  /** Of a plan from before a story could have files: the task that was to have them. */
  anexa?: Pick<PlanFila, 'archivos' | 'nombres'>;
}

/** Values as texts, whole. */
export interface CambioPlan extends CambioFila {
  /** The person has chosen to take it. */
  tomar: boolean;
}

/** Some of the rows: one by one they would be too many documents, all together too large a one. */
export interface FilasDoc {
  _id: Types.ObjectId;
  importacion: Types.ObjectId;
  /** The first ones have -1: epics that the import adds. */
  n: number;
  filas: FilaDoc[];
  /** What its rows make: kinds of elements, links, stories of sprints. */
  crea: string[];
  /** Which plan has written it; absent: none yet. */
  paso?: number;
  caduca: Date;
}

/** By field, the digest of its value. */
export type Dicho = Partial<Record<CampoCambio, string>>;

/** What an import has made: another one with the same key makes nothing, and it can be undone. */
export interface ImportadoDoc {
  /** Derived from project, source and key. */
  _id: Types.ObjectId;
  proyecto: Types.ObjectId;
  importacion: Types.ObjectId;
  clave: string;
  tipo: Exclude<TipoImportacion, 'omitir'>;
  elemento: Types.ObjectId;
  padre: Types.ObjectId | null;
  comentarios: number;
  /** As it was made: whoever has changed it since has made it theirs. */
  updatedAt: Date;
  /** What each field was made as, shortened; absent: a version that did not keep it has made it. */
  dicho?: Dicho;
  /** Undoing the import leaves it. */
  conservar?: true;
}

export const importacionModelSchema = new Schema<ImportacionDoc>(
  {
    creador: Types.ObjectId,
    origen: String,
    estado: String,
    archivo: Object,
    cabecera: [String],
    filas: Number,
    trozos: Number,
    ocupa: Number,
    faltan: Number,
    hojas: [String],
    hoja: String,
    columnas: [Object],
    desconocidos: Object,
    mapeo: String,
    destino: Object,
    clave: String,
    leidas: Number,
    previsto: Object,
    acciones: Object,
    avisos: Object,
    cambios: Object,
    cambiadas: Number,
    etiquetas: [String],
    colores: [String],
    sprints: [Object],
    adjuntos: [Object],
    rechazados: [String],
    ultimoNumero: Number,
    proyecto: Types.ObjectId,
    creaProyecto: Boolean,
    hecho: Object,
    conservado: Number,
    fase: String,
    trozo: Number,
    cursor: Types.ObjectId,
    paso: Number,
    motivo: String,
    createdAt: Date,
    updatedAt: Date,
    caduca: Date,
  },
  { collection: 'importaciones', versionKey: false, minimize: false },
);
importacionModelSchema.index({ creador: 1, createdAt: -1 });
importacionModelSchema.index({ estado: 1, updatedAt: 1 });
importacionModelSchema.index({ caduca: 1 }, { expireAfterSeconds: 0 });

export const filasModelSchema = new Schema<FilasDoc>(
  {
    importacion: Types.ObjectId,
    n: Number,
    filas: [Object],
    crea: [String],
    paso: Number,
    caduca: Date,
  },
  { collection: 'importacion_filas', versionKey: false },
);
filasModelSchema.index({ importacion: 1, n: 1 }, { unique: true });
filasModelSchema.index({ caduca: 1 }, { expireAfterSeconds: 0 });

export const importadoModelSchema = new Schema<ImportadoDoc>(
  {
    proyecto: Types.ObjectId,
    importacion: Types.ObjectId,
    clave: String,
    tipo: String,
    elemento: Types.ObjectId,
    padre: Types.ObjectId,
    comentarios: Number,
    updatedAt: Date,
    dicho: Object,
    conservar: Boolean,
  },
  { collection: 'importados', versionKey: false },
);
importadoModelSchema.index({ importacion: 1, tipo: 1, _id: 1 });
importadoModelSchema.index({ elemento: 1 });
importadoModelSchema.index({ proyecto: 1 });
