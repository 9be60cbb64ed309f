import type { ClientSession, Collection, Db, Document, MongoClient } from 'mongodb';

export interface Doc extends Document {
  _id: number;
}

export interface Scene {
  client: MongoClient;
  db: Db;
  docs: Collection<Doc>;
  /** In a transaction that has begun; it is ended with the case. */
  session: ClientSession;
  other: ClientSession;
  /** The next `times` of these commands fail as the server's fail point can make them. */
  failing(commands: string[], how: Document, times?: number): Promise<void>;
}

/**
 * One behaviour that MongoDB's drivers agree on, written here in our own words and with our own data after the unified
 * tests of https://github.com/mongodb/specifications (whose licence does not let them be copied).
 */
export interface Case {
  /** The file of the specifications that lays it down. */
  after: string;
  name: string;
  /** In the collection before; otherwise `_id` 1 to 3 with `x` 11, 22 and 33. */
  documents?: Doc[];
  run(scene: Scene): Promise<unknown>;
  /** At least this is answered. */
  answers?: unknown;
  /** It is refused so: part of the message, a code, labels there and not there. */
  fails?: { message?: string; code?: number; labels?: string[]; withoutLabels?: string[] };
  /** All that is in the collection after, by `_id`. */
  leaves?: Doc[];
}

export const three: Doc[] = [
  { _id: 1, x: 11 },
  { _id: 2, x: 22 },
  { _id: 3, x: 33 },
];
