import type { ObjectStore } from '@pmp/platform';
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
  /** With it, the reads of all services see the same instant. */
  session: mongo.ClientSession;
  /** Where bytes of files are that are not in the database; null: there is no such store. */
  objects: Pick<ObjectStore, 'get'> | null;
  people: Named;
  proyecto: mongo.ObjectId;
  /** Its team here; null: there is none yet. */
  equipo: mongo.ObjectId | null;
  /** Of the private views, only these; null: all that ask for this project only. */
  privadas: ReadonlySet<string> | null;
  /** Takes a file's digest; an export also stores the bytes. */
  digestOf(bytes: Buffer): Promise<string>;
  /** Ids read so far. Whatever depends on nothing living is about to be deleted and visible to nobody. */
  living: Record<'etiquetas' | 'epicas' | 'historias' | 'trabajo' | 'sprints', Set<string>>;
}

export const noneLiving = (): Reading['living'] => ({
  etiquetas: new Set(),
  epicas: new Set(),
  historias: new Set(),
  trabajo: new Set(),
  sprints: new Set(),
});
