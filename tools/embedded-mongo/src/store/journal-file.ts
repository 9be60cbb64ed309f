import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `normal` survives the death of the process; `full` also a power cut, at the price of one fsync per COMMIT. */
export type Durability = 'normal' | 'full';

const SYNCHRONOUS = { normal: 'NORMAL', full: 'FULL' } as const;

const SQLITE_BUSY = 5;

export interface JournalFile {
  database: DatabaseSync;
  /** Null: in memory. */
  path: string | null;
  close(): void;
}

export function openJournalFile(dataDir: string | undefined, durability: Durability): JournalFile {
  if (dataDir === undefined) {
    const database = setUp(new DatabaseSync(':memory:'), durability);
    return { database, path: null, close: () => database.close() };
  }
  mkdirSync(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  const path = join(dataDir, 'embedded-mongo.sqlite');
  const database = setUp(new DatabaseSync(path), durability);
  const close = (): void => {
    database.close();
    lock.close();
  };
  return { database, path, close };
}

/** Locks a file beside the journal, because the thread that copies the log needs its own connection to the journal. */
function lockFolder(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'embedded-mongo.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new Error(`Otro servidor usa ya los datos de ${dataDir}`, { cause: error });
  }
}

/**
 * Truncates a log when it restarts. Otherwise the new frames overwrite old pages, and the system first has to read
 * those it no longer caches, because a frame is longer than a page.
 */
function setUp(database: DatabaseSync, durability: Durability): DatabaseSync {
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${SYNCHRONOUS[durability]};
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA journal_size_limit = 0;
    PRAGMA cache_size = -8000;
    CREATE TABLE IF NOT EXISTS catalog
      (id INTEGER PRIMARY KEY, database TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL, indexes BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS replies
      (session TEXT PRIMARY KEY, number INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  `);
  return database;
}
