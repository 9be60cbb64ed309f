import type { FileStore } from '@pmp/platform';
import type { mongo } from 'mongoose';
import type { Kind, Line, Owner } from '../lines/lines';
import type { Difference, FileRef, ImportPlan } from '../plan';
import type { Reading } from './reading';
import type { Copied, StoredVersions } from './stored-versions';
import type { Writing } from './writing';

export type ProjectName = Pick<Line<'proyecto'>, '_id' | 'clave'>;

/** How a service that has something of a project reads, checks and writes it. */
export interface Part<K extends Kind = Kind> {
  owner: Owner;
  /** Its lines of each kind, by id; kinds are read in the order of a package. */
  readers: { [One in K]: (reading: Reading) => AsyncGenerator<Line<One>> };
  /** What of it other services copy. */
  copied: readonly Copied[];
  /** Why it could not take this project in, whatever is in it. */
  conflictsOf(base: mongo.Db, proyecto: ProjectName): Promise<string[]>;
  /** In one transaction, with the messages for its outbox. */
  write(writing: Writing): Promise<void>;
  /** Keeps a file without an owner for a while: until the write claims it, or it is deleted. */
  keepFile?(
    keeping: Keeping,
    file: FileRef,
    bytes: Buffer,
    people: ReadonlyMap<string, string>,
  ): Promise<void>;
}

export interface Keeping {
  /** The service's own. */
  base: mongo.Db;
  files: FileStore;
}

/** What of a project is read. */
export interface About extends Pick<Reading, 'proyecto' | 'equipo' | 'privadas' | 'living'> {
  kinds: readonly Kind[];
  /** Whether the bytes of its files come too, after the line that names them. */
  conBytes: boolean;
}

export type Read =
  | { kind: Kind; line: Line<Kind> }
  | { bytes: Buffer }
  /** At the end: everybody whom the lines name. */
  | { personas: { correo: string; nombre: string }[] };

/** What a service offers of the projects that it has something of, in its process or from another one. */
export interface ProjectPart {
  read(about: About): AsyncGenerator<Read>;
  /** What stands against an import, and the next versions of what it would write or remove. */
  check(proyecto: ProjectName, difference: Difference): Promise<StoredVersions>;
  write(plan: ImportPlan): Promise<void>;
}
