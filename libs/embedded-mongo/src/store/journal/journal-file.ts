import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** `full` survives a power cut: a write is acknowledged once its log is synced. `normal`, the death of the process. */
export type Durability = 'normal' | 'full';

const SQLITE_BUSY = 5;
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE = new Set([11, 26]);
/** The lower byte of SQLite's extended codes. */
const PRIMARY_CODE = 0xff;
/** Small files are checked before anything is served; larger ones in the background, because it reads all of them. */
const CHECKED_AT_ONCE_BYTES = 16 * 1024 * 1024;
/** How long this connection waits for the thread that copies the log, its own or that of the server just stopped. */
const PATIENCE_MS = 10_000;

export interface JournalFile {
  database: DatabaseSync;
  /** Null: in memory. */
  path: string | null;
  /** Whether the structure of the file has still to be checked. */
  isUnchecked: boolean;
  close(): void;
}

export function openJournalFile(dataDir: string | undefined): JournalFile {
  if (dataDir === undefined) {
    const database = setUp(new DatabaseSync(':memory:'));
    return { database, path: null, isUnchecked: false, close: () => database.close() };
  }
  mkdirSync(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const path = join(dataDir, 'embedded-mongo.sqlite');
    refuseLoneLog(path);
    const isLarge = sizeOf(path) > CHECKED_AT_ONCE_BYTES;
    const database = new DatabaseSync(path, { timeout: PATIENCE_MS });
    const damage = isLarge ? null : damageIn(database);
    if (damage !== null) throw damagedFile(path, damage);
    setUp(database);
    emptyLog(database);
    const close = (): void => {
      emptyLog(database);
      database.close();
      lock.close();
    };
    return { database, path, isUnchecked: isLarge, close };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** What is wrong with how the pages of the file fit together. */
export function damageIn(database: DatabaseSync): string | null {
  try {
    const verdict = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    return verdict.quick_check === 'ok' ? null : verdict.quick_check;
  } catch (error) {
    // Others, such as a full disk, are no damage.
    if (!DAMAGE.has((error as { errcode?: number }).errcode! & PRIMARY_CODE)) throw error;
    return (error as Error).message;
  }
}

export function damagedFile(path: string, damage: string): Error {
  return new Error(`Los datos de ${path} están dañados (${damage}): hay que restaurar una copia`);
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

/** SQLite would take an empty file for a new database and throw away the log beside it. */
function refuseLoneLog(path: string): void {
  if (sizeOf(path) > 0 || sizeOf(`${path}-wal`) === 0) return;
  throw new Error(`${path} está vacío, pero a su lado hay un diario con datos: hay que restaurar una copia`);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/**
 * Copies the log into the database: after a stop, whoever copies the file has everything; after a kill, the log does not
 * go on growing from where it was.
 */
function emptyLog(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch {
    // The disk may be full. The log stays, and with it all data.
  }
}

/**
 * Truncates a log when it restarts. Otherwise the new frames overwrite old pages, and the system first has to read
 * those it no longer caches, because a frame is longer than a page.
 *
 * With `synchronous = NORMAL`, SQLite syncs only when it copies the log; acknowledged writes are synced by `LogSync`.
 */
function setUp(database: DatabaseSync): DatabaseSync {
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA wal_autocheckpoint = 0;
    PRAGMA journal_size_limit = 0;
    PRAGMA cache_size = -8000;
    CREATE TABLE IF NOT EXISTS catalog
      (id INTEGER PRIMARY KEY, database TEXT NOT NULL, name TEXT NOT NULL, options BLOB NOT NULL, indexes BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS replies
      (session TEXT PRIMARY KEY, number INTEGER NOT NULL, reply BLOB NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  `);
  upgrade(database);
  return database;
}

/** Adds what tables of an earlier version lack: checksums, and where the saved keys of a collection are described. */
function upgrade(database: DatabaseSync): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (version >= 1) return;
  const ids = database.prepare('SELECT id FROM catalog').all() as { id: number }[];
  database.exec('BEGIN IMMEDIATE');
  for (const table of ['catalog', 'replies', ...ids.map(({ id }) => `records_${id}`)])
    database.exec(`ALTER TABLE ${table} ADD COLUMN crc INTEGER`);
  for (const { id } of ids) database.exec(`ALTER TABLE records_${id} ADD COLUMN head_crc INTEGER`);
  database.exec('ALTER TABLE catalog ADD COLUMN keys BLOB; PRAGMA user_version = 1');
  database.exec('COMMIT');
}
