import type { FileStore } from '@pmp/platform';
import type { mongo } from 'mongoose';

/** The people and the team whom ids of this installation stand for: lines name them as every installation does. */
export interface Named {
  correoOf(id: mongo.ObjectId | string): Promise<string>;
  correoOrNull(id: mongo.ObjectId | string | null | undefined): Promise<string | null>;
  correosOf(ids: readonly (mongo.ObjectId | string)[]): Promise<string[]>;
  /** The name of a team. */
  equipoOf(id: mongo.ObjectId): Promise<string>;
}

/** One service reads its part of a project. */
export interface Reading {
  /** The service's own. */
  base: mongo.Db;
  /** With it, all reads see the same instant. */
  session: mongo.ClientSession;
  /** Absent in a service without files. */
  files: FileStore | undefined;
  people: Named;
  proyecto: mongo.ObjectId;
  /** Its team here; null: there is none yet. */
  equipo: mongo.ObjectId | null;
  /** Of the private views, only these; null: all that ask for this project only. */
  privadas: ReadonlySet<string> | null;
  /** Ids read so far. Whatever depends on nothing living is about to be deleted and visible to nobody. */
  living: Living;
}

export type Living = Record<'etiquetas' | 'epicas' | 'historias' | 'trabajo' | 'sprints', Set<string>>;

export const noneLiving = (): Living => ({
  etiquetas: new Set(),
  epicas: new Set(),
  historias: new Set(),
  trabajo: new Set(),
  sprints: new Set(),
});
