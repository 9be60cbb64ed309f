import type { mongo } from 'mongoose';
import type { Owner } from './lines.ts';
import type { FilesWriter } from './package-writer.ts';
import { People } from './people.ts';

/** The databases of an installation, by service. */
export type Bases = Record<Owner | 'usuarios', mongo.Db>;

/** Takes a file's digest, from a package being written or from the bytes alone. */
export type FileDigest = Pick<FilesWriter, 'add'>['add'];

export interface Reading {
  bases: Bases;
  /** With it, all reads see the same instant. */
  session: mongo.ClientSession;
  people: People;
  proyecto: mongo.ObjectId;
  digestOf: FileDigest;
  /** Ids read so far. Whatever depends on nothing living is about to be deleted and visible to nobody. */
  living: Record<'etiquetas' | 'epicas' | 'historias' | 'trabajo' | 'sprints', Set<string>>;
}

export const startReading = (
  bases: Bases,
  session: mongo.ClientSession,
  proyecto: mongo.ObjectId,
  digestOf: FileDigest,
): Reading => ({
  bases,
  session,
  people: new People(bases.usuarios, session),
  proyecto,
  digestOf,
  living: {
    etiquetas: new Set(),
    epicas: new Set(),
    historias: new Set(),
    trabajo: new Set(),
    sprints: new Set(),
  },
});
