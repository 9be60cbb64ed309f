import { statfsSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { MongoError } from '../../errors.ts';
import { Checkpoints } from './checkpoints.ts';
import { assertIntact, checksum } from './checksum.ts';
import { openJournalFile, type Durability, type JournalFile } from './journal-file.ts';
import { LogSync } from './log-sync.ts';

export interface JournalOptions {
  /** Absent: in memory. */
  dataDir?: string | undefined;
  durability: Durability;
  /** Length of the log from which it is copied into the database. */
  checkpointBytes?: number | undefined;
  onFailure(error: Error): void;
}

export interface StoredCollection {
  id: number;
  database: string;
  name: string;
  options: Uint8Array;
  indexes: Uint8Array;
  /** Describes the saved keys of its indexes, which are valid until the first write to the collection. */
  keys?: Uint8Array | null;
}

export interface StoredReply {
  session: string;
  number: number;
  reply: Uint8Array;
  at: number;
}

export interface StoredRow {
  rid: number;
  size: number;
  /** The first bytes of a record that stays on disk; its document is then null. */
  head: Uint8Array | null;
  document: Uint8Array | null;
}

type StoredSum = { crc: number | null };

const HEAD_BYTES = 1024;

interface CollectionStatements {
  put: StatementSync;
  remove: StatementSync;
  read: StatementSync;
  after: StatementSync;
}

/**
 * The durable half of the store. All writes of one event-loop tick share a COMMIT, and every reply to a client waits
 * for it through `whenStored`, so nothing is shown that the death of the process could undo. Replies to writes also
 * wait for the log to be synced, so nothing is acknowledged that a power cut could undo.
 */
export class Journal {
  commits = 0;
  private readonly file: JournalFile;
  private readonly database: DatabaseSync;
  private readonly checkpoints: Checkpoints | null;
  private readonly log: LogSync | null;
  private readonly statements = new Map<number, CollectionStatements>();
  private readonly fixed: Record<
    'begin' | 'commit' | 'catalog' | 'uncatalog' | 'reply' | 'oldReply' | 'forget' | 'forgetKeys',
    StatementSync
  >;
  private readonly onFailure: (error: Error) => void;
  private dirty = false;
  private isClosed = false;
  private waiting: { then: () => void; isWrite: boolean }[] = [];

  constructor({ dataDir, durability, checkpointBytes, onFailure }: JournalOptions) {
    this.onFailure = onFailure;
    this.file = openJournalFile(dataDir);
    this.database = this.file.database;
    const { path } = this.file;
    this.checkpoints = path === null ? null : new Checkpoints(this.database, path, checkpointBytes);
    this.log = path === null || durability === 'normal' ? null : new LogSync(`${path}-wal`, onFailure);
    if (this.file.isUnchecked) this.checkpoints?.check(onFailure);
    const prepare = (sql: string) => this.database.prepare(sql);
    this.fixed = {
      begin: prepare('BEGIN IMMEDIATE'),
      commit: prepare('COMMIT'),
      catalog: prepare(
        'INSERT OR REPLACE INTO catalog (id, database, name, options, indexes, crc) VALUES (?, ?, ?, ?, ?, ?)',
      ),
      uncatalog: prepare('DELETE FROM catalog WHERE id = ?'),
      reply: prepare(
        'INSERT OR REPLACE INTO replies (session, number, reply, at, crc) VALUES (?, ?, ?, ?, ?)',
      ),
      oldReply: prepare('SELECT 1 FROM replies WHERE at < ? LIMIT 1'),
      forgetKeys: prepare('UPDATE catalog SET keys = NULL WHERE id = ?'),
      forget: prepare('DELETE FROM replies WHERE at < ?'),
    };
  }

  /** Of the disk that the data lie on; null: they are in memory alone. */
  disk(): { used: number; total: number } | null {
    const { path } = this.file;
    if (path === null) return null;
    const { bsize, blocks, bfree } = statfsSync(path);
    return { used: (blocks - bfree) * bsize, total: blocks * bsize };
  }

  readCatalog(): StoredCollection[] {
    const rows = this.database.prepare('SELECT * FROM catalog').all() as never as (StoredCollection &
      StoredSum)[];
    for (const row of rows) assertIntact(row.crc, () => catalogSum(row), 'catálogo');
    return rows;
  }

  readReplies(): StoredReply[] {
    const rows = this.database.prepare('SELECT * FROM replies').all() as never as (StoredReply & StoredSum)[];
    for (const row of rows) assertIntact(row.crc, () => replySum(row), 'respuestas guardadas');
    return rows;
  }

  /** The records after `rid`, in order, at most `count`. */
  readRecords(collection: number, rid: number, count: number): StoredRow[] {
    const rows = this.of(collection).after.all(Math.max(rid, -1), count) as never as (StoredRow &
      StoredSum)[];
    for (const row of rows) {
      const sum = () => checksum(row.rid, (row.head ?? row.document)!);
      assertIntact(row.crc, sum, `colección ${collection}, documento ${row.rid}`);
    }
    return rows;
  }

  readRecord(collection: number, rid: number): Buffer {
    const row = this.of(collection).read.get(rid) as ({ document: Uint8Array } & StoredSum) | undefined;
    if (row === undefined) throw new Error(`record ${rid} of collection ${collection} is gone`);
    assertIntact(row.crc, () => checksum(rid, row.document), `colección ${collection}, documento ${rid}`);
    return Buffer.from(row.document.buffer, row.document.byteOffset, row.document.byteLength);
  }

  /** `isLarge`: the document stays on disk; its first bytes are stored apart, and suffice to compute its index keys. */
  putRecord(collection: number, rid: number, document: Uint8Array, isLarge: boolean): void {
    this.begin();
    const head = isLarge ? document.subarray(0, HEAD_BYTES) : null;
    const headSum = head === null ? null : checksum(rid, head);
    this.run(this.of(collection).put, rid, head, document, checksum(rid, document), headSum);
    this.checkpoints?.noteWrite(document.byteLength);
  }

  removeRecord(collection: number, rid: number): void {
    this.begin();
    this.run(this.of(collection).remove, rid);
    this.checkpoints?.noteWrite(0);
  }

  putCollection(collection: StoredCollection): void {
    this.begin();
    this.database.exec(
      `CREATE TABLE IF NOT EXISTS records_${collection.id} (rid INTEGER PRIMARY KEY, head BLOB, document BLOB NOT NULL, crc INTEGER, head_crc INTEGER)`,
    );
    const { id, database, name, options, indexes } = collection;
    this.run(this.fixed.catalog, id, database, name, options, indexes, catalogSum(collection));
  }

  /** Stores the keys of all indexes, so that the next start need not compute them from the documents. */
  saveKeys(id: number, parts: Iterable<Buffer>, describe: () => Uint8Array): void {
    this.flush();
    if (this.file.path === null) return;
    try {
      this.database.exec(`BEGIN IMMEDIATE; DROP TABLE IF EXISTS keys_${id};
        CREATE TABLE keys_${id} (part INTEGER PRIMARY KEY, entries BLOB NOT NULL, crc INTEGER NOT NULL)`);
      const put = this.database.prepare(`INSERT INTO keys_${id} (part, entries, crc) VALUES (?, ?, ?)`);
      let at = 0;
      for (const part of parts) put.run(at, part, checksum(at++, part));
      this.database.prepare('UPDATE catalog SET keys = ? WHERE id = ?').run(describe(), id);
      // A version that knows nothing of saved keys may write next, if somebody goes back to it.
      for (const event of ['INSERT', 'DELETE'])
        this.database.exec(`CREATE TRIGGER IF NOT EXISTS keys_${id}_${event} AFTER ${event} ON records_${id}
          BEGIN UPDATE catalog SET keys = NULL WHERE id = ${id}; END`);
      this.database.exec('COMMIT');
    } catch {
      // The disk may be full. Nothing is lost: the next start computes the keys.
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
    }
  }

  /** From the first write on, the saved keys are no longer those of the documents. */
  forgetKeys(id: number): void {
    this.begin();
    this.database.exec(`DROP TRIGGER IF EXISTS keys_${id}_INSERT; DROP TRIGGER IF EXISTS keys_${id}_DELETE`);
    this.run(this.fixed.forgetKeys, id);
  }

  keysReader(id: number): (part: number) => Uint8Array {
    const statement = this.database.prepare(`SELECT entries, crc FROM keys_${id} WHERE part = ?`);
    return (part) => {
      const row = statement.get(part) as { entries: Uint8Array } & StoredSum;
      assertIntact(row.crc, () => checksum(part, row.entries), `claves de la colección ${id}`);
      return row.entries;
    };
  }

  dropCollection(id: number): void {
    this.begin();
    this.statements.delete(id);
    this.database.exec(`DROP TABLE IF EXISTS records_${id}; DROP TABLE IF EXISTS keys_${id}`);
    this.run(this.fixed.uncatalog, id);
  }

  putReply(session: string, number: number, reply: Uint8Array): void {
    this.begin();
    const at = Date.now();
    this.run(this.fixed.reply, session, number, reply, at, replySum({ session, number, reply, at }));
  }

  forgetReplies(olderThan: number): void {
    if (this.fixed.oldReply.get(olderThan) === undefined) return;
    this.begin();
    this.run(this.fixed.forget, olderThan);
  }

  /** `isWrite`: what is about to be acknowledged must also survive a power cut. */
  whenStored(isWrite: boolean, then: () => void): void {
    if (this.dirty) this.waiting.push({ then, isWrite });
    else this.acknowledge(isWrite, then);
  }

  get syncs(): number {
    return this.log?.syncs ?? 0;
  }

  close(): void {
    this.flush();
    this.isClosed = true;
    this.log?.close();
    this.checkpoints?.close();
    this.file.close();
  }

  private acknowledge(isWrite: boolean, then: () => void): void {
    if (isWrite && this.log !== null) this.log.after(then);
    else then();
  }

  private begin(): void {
    if (this.isClosed) throw new MongoError(91, 'ShutdownInProgress', 'the server is closing');
    if (this.dirty) return;
    this.dirty = true;
    this.fixed.begin.run();
    setImmediate(() => this.flush());
  }

  /** If a write fails, for example on a full disk, memory is ahead of the disk and must no longer be answered from. */
  private run(statement: StatementSync, ...values: SQLInputValue[]): void {
    try {
      statement.run(...values);
    } catch (error) {
      this.onFailure(error as Error);
      throw error;
    }
  }

  private flush(): void {
    if (!this.dirty) return;
    this.run(this.fixed.commit);
    this.commits++;
    this.dirty = false;
    this.log?.committed();
    const waiting = this.waiting;
    this.waiting = [];
    for (const { then, isWrite } of waiting) this.acknowledge(isWrite, then);
    if (!this.dirty) this.checkpoints?.committed();
  }

  private of(collection: number): CollectionStatements {
    let statements = this.statements.get(collection);
    if (statements === undefined) {
      const prepare = (sql: string) => this.database.prepare(sql);
      statements = {
        put: prepare(
          `INSERT OR REPLACE INTO records_${collection} (rid, head, document, crc, head_crc) VALUES (?, ?, ?, ?, ?)`,
        ),
        remove: prepare(`DELETE FROM records_${collection} WHERE rid = ?`),
        after: prepare(
          `SELECT rid, length(document) AS size, head, CASE WHEN head IS NULL THEN document END AS document,
            CASE WHEN head IS NULL THEN crc ELSE head_crc END AS crc
            FROM records_${collection} WHERE rid > ? ORDER BY rid LIMIT ?`,
        ),
        read: prepare(`SELECT document, crc FROM records_${collection} WHERE rid = ?`),
      };
      this.statements.set(collection, statements);
    }
    return statements;
  }
}

function catalogSum({ id, database, name, options, indexes }: StoredCollection): number {
  return checksum(id, database, '\0', name, '\0', options, indexes);
}

function replySum({ session, number, reply, at }: StoredReply): number {
  return checksum(number, session, '\0', String(at), '\0', reply);
}
