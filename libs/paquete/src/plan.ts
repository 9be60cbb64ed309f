import type { mongo } from 'mongoose';
import type { RolEquipo } from '@pmp/contracts/usuarios';
import type { Kind, Line, Owner } from './lines/lines';

/** Ids of one kind, grouped by what an import would do with them. */
export interface KindDifference {
  creados: string[];
  cambiados: string[];
  retirados: string[];
  iguales: number;
}

export type Difference = Record<Kind, KindDifference>;

export interface FileRef {
  owner: 'proyectos' | 'mensajes';
  _id: string;
  nombre: string;
  tipo: string;
  tamano: number;
  subidoPor: string;
  fecha: string;
  sha256: string;
}

export interface Team {
  _id: mongo.ObjectId;
  nombre: string;
  miembros: string[];
}

/** The project's team and the accounts of its people in this installation. */
export interface PlaceOfProject {
  /** Ids by address, without those that have no account. */
  people: Map<string, string>;
  missing: string[];
  /** Null: no team has that name. */
  team: Team | null;
  conflicts: string[];
  warnings: string[];
}

/** Whom a package names, to create them where they are missing. */
export interface Cast {
  personas: { correo: string; nombre: string }[];
  equipo: { nombre: string; miembros: { correo: string; rol: RolEquipo }[] };
}

/** A state that services copy. */
export interface ToldState {
  _id: string;
  version: number;
  datos: object;
}

export interface Told {
  entidad: 'proyecto' | 'epica' | 'historia';
  states: ToldState[];
}

/** What of an import a service knows before it asks for the lines. */
export interface PlanHead {
  proyecto: Line<'proyecto'>;
  huella: string;
  cast: Cast;
  where: PlaceOfProject;
  difference: Difference;
  versions: ReadonlyMap<string, number>;
  /** Files that came with the package, because they were not stored here. */
  files: readonly FileRef[];
  /** Ids of all measurements that the package has. */
  medidas: readonly string[];
}

/** What an import is about to write, as a service needs to know it. */
export interface ImportPlan extends PlanHead {
  /** The lines of these kinds that must be written, a few hundred at a time, in the order of a package. */
  linesOf<K extends Kind>(kinds: readonly K[]): AsyncGenerator<{ kind: K; lines: Line<K>[] }>;
  /** The bytes of those of `files` that this service will have. */
  filesOf(owner: Owner): AsyncGenerator<{ file: FileRef; bytes: Buffer }>;
  /** What `proyectos` will tell of the project, its epics and stories, for a part that must know it before it is told. */
  told(): AsyncGenerator<Told>;
}
