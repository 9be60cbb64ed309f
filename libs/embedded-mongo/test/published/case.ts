import type { ClientSession, Collection, Db, Document, MongoClient } from 'mongodb';

export interface Doc extends Document {
  _id: number;
}

export interface Scene {
  client: MongoClient;
  db: Db;
  docs: Collection<Doc>;
  /** A session with a transaction already begun; it ends with the case. */
  session: ClientSession;
  other: ClientSession;
  /** Makes the next `times` of these commands fail, as the server's fail point can. */
  failing(commands: string[], how: Document, times?: number): Promise<void>;
}

/**
 * One behaviour that MongoDB's drivers agree on, rewritten with our own words and data from the unified tests of
 * https://github.com/mongodb/specifications (whose licence does not allow copying them).
 */
export interface Case {
  /** The specification file that defines it. */
  after: string;
  name: string;
  /** The collection's initial content; by default, `_id` 1 to 3 with `x` 11, 22 and 33. */
  documents?: Doc[];
  run(scene: Scene): Promise<unknown>;
  /** The reply must contain at least this. */
  answers?: unknown;
  /** The error: part of its message, its code, and labels it must and must not have. */
  fails?: { message?: string; code?: number; labels?: string[]; withoutLabels?: string[] };
  /** The collection's whole content afterwards, by `_id`. */
  leaves?: Doc[];
}

export const three: Doc[] = [
  { _id: 1, x: 11 },
  { _id: 2, x: 22 },
  { _id: 3, x: 33 },
];
