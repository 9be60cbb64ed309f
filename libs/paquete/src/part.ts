import type { mongo } from 'mongoose';
import type { Kind, Line } from './lines/lines';
import type { Difference, FileRef } from './plan';
import type { Reading } from './reading';
import type { StoredVersions } from './stored-versions';
import type { Writing } from './writing';

export type Readers<K extends Kind> = { [One in K]: (reading: Reading) => AsyncGenerator<Line<One>> };

/** What a service that has something of a project offers to whoever packs one or unpacks it. */
export interface Part<K extends Kind> {
  /** Its lines of each kind, by id; kinds are read in the order of a package. */
  readers: Readers<K>;
  /** Why it could not take this project in, whatever is in it. */
  conflictsOf(base: mongo.Db, proyecto: Line<'proyecto'>): Promise<string[]>;
  /** The next versions of what an import would write or remove. */
  versionsOf(base: mongo.Db, difference: Difference, proyecto: string): Promise<StoredVersions>;
  /** In one transaction, with the messages for its outbox. */
  write(writing: Writing): Promise<void>;
}

export interface PartWithFiles<K extends Kind> extends Part<K> {
  /** Keeps a file without an owner for a while: until the write claims it, or it is deleted. */
  keepFile(base: mongo.Db, file: FileRef, bytes: Buffer, people: ReadonlyMap<string, string>): Promise<void>;
}
