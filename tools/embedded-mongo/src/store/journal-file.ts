import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `normal` survives the death of the process, `full` a power cut too, for one fsync per COMMIT. */
export type Durability = 'normal' | 'full';

const SQLITE_BUSY = 5;

export function openJournalFile(dataDir: string | undefined, durability: Durability): DatabaseSync {
  if (dataDir === undefined) return setUp(new DatabaseSync(':memory:'), durability);
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'embedded-mongo.sqlite'));
  try {
    return setUp(database, durability);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(`Otro servidor usa ya los datos de ${dataDir}`, { cause: error });
  }
}

function setUp(database: DatabaseSync, durability: Durability): DatabaseSync {
  database.exec(`
    PRAGMA locking_mode = EXCLUSIVE;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'};
    PRAGMA cache_size = -8000;
    CREATE TABLE IF NOT EXISTS catalog
      (id INTEGER PRIMARY KEY, database TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL, indexes BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS replies
      (session TEXT PRIMARY KEY, number INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  `);
  return database;
}
