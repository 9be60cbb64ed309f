import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { MongoError } from '../errors.ts';
import { Checkpoints } from './checkpoints.ts';
import { openJournalFile, type Durability, type JournalFile } from './journal-file.ts';

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

const HEAD_BYTES = 1024;

interface CollectionStatements {
  put: StatementSync;
  remove: StatementSync;
  read: StatementSync;
}

/**
 * The durable half of the store. All writes of one event-loop tick share a COMMIT, and every reply to a client waits
 * for it through `whenDurable`, so nothing is acknowledged or shown that a crash could undo.
 */
export class Journal {
  commits = 0;
  private readonly file: JournalFile;
  private readonly database: DatabaseSync;
  private readonly checkpoints: Checkpoints | null;
  private readonly statements = new Map<number, CollectionStatements>();
  private readonly fixed: Record<
    'begin' | 'commit' | 'catalog' | 'uncatalog' | 'reply' | 'forget',
    StatementSync
  >;
  private readonly onFailure: (error: Error) => void;
  private dirty = false;
  private isClosed = false;
  private waiting: (() => void)[] = [];

  constructor({ dataDir, durability, checkpointBytes, onFailure }: JournalOptions) {
    this.onFailure = onFailure;
    this.file = openJournalFile(dataDir, durability);
    this.database = this.file.database;
    const { path } = this.file;
    this.checkpoints = path === null ? null : new Checkpoints(this.database, path, checkpointBytes);
    const prepare = (sql: string) => this.database.prepare(sql);
    this.fixed = {
      begin: prepare('BEGIN IMMEDIATE'),
      commit: prepare('COMMIT'),
      catalog: prepare(
        'INSERT OR REPLACE INTO catalog (id, database, name, options, indexes) VALUES (?, ?, ?, ?, ?)',
      ),
      uncatalog: prepare('DELETE FROM catalog WHERE id = ?'),
      reply: prepare('INSERT OR REPLACE INTO replies (session, number, reply, at) VALUES (?, ?, ?, ?)'),
      forget: prepare('DELETE FROM replies WHERE at < ?'),
    };
  }

  readCatalog(): StoredCollection[] {
    return this.database.prepare('SELECT * FROM catalog').all() as unknown as StoredCollection[];
  }

  readReplies(): StoredReply[] {
    return this.database.prepare('SELECT * FROM replies').all() as unknown as StoredReply[];
  }

  readRecords(collection: number): Iterable<StoredRow> {
    const sql = `SELECT rid, length(document) AS size, head, CASE WHEN head IS NULL THEN document END AS document
      FROM records_${collection} ORDER BY rid`;
    return this.database.prepare(sql).iterate() as never;
  }

  readRecord(collection: number, rid: number): Buffer {
    const row = this.of(collection).read.get(rid) as { document: Uint8Array } | undefined;
    if (row === undefined) throw new Error(`record ${rid} of collection ${collection} is gone`);
    return Buffer.from(row.document.buffer, row.document.byteOffset, row.document.byteLength);
  }

  /** `isLarge`: the document stays on disk; its first bytes are stored apart, and suffice to compute its index keys. */
  putRecord(collection: number, rid: number, document: Uint8Array, isLarge: boolean): void {
    this.begin();
    this.run(this.of(collection).put, rid, isLarge ? document.subarray(0, HEAD_BYTES) : null, document);
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
      `CREATE TABLE IF NOT EXISTS records_${collection.id} (rid INTEGER PRIMARY KEY, head BLOB, document BLOB NOT NULL)`,
    );
    const { id, database, name, options, indexes } = collection;
    this.run(this.fixed.catalog, id, database, name, options, indexes);
  }

  dropCollection(id: number): void {
    this.begin();
    this.statements.delete(id);
    this.database.exec(`DROP TABLE IF EXISTS records_${id}`);
    this.run(this.fixed.uncatalog, id);
  }

  putReply(session: string, number: number, reply: Uint8Array): void {
    this.begin();
    this.run(this.fixed.reply, session, number, reply, Date.now());
  }

  forgetReplies(olderThan: number): void {
    this.begin();
    this.run(this.fixed.forget, olderThan);
  }

  whenDurable(then: () => void): void {
    if (this.dirty) this.waiting.push(then);
    else then();
  }

  close(): void {
    this.flush();
    this.isClosed = true;
    this.checkpoints?.close();
    this.file.close();
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
    const waiting = this.waiting;
    this.waiting = [];
    for (const then of waiting) then();
    if (!this.dirty) this.checkpoints?.committed();
  }

  private of(collection: number): CollectionStatements {
    let statements = this.statements.get(collection);
    if (statements === undefined) {
      const prepare = (sql: string) => this.database.prepare(sql);
      statements = {
        put: prepare(`INSERT OR REPLACE INTO records_${collection} (rid, head, document) VALUES (?, ?, ?)`),
        remove: prepare(`DELETE FROM records_${collection} WHERE rid = ?`),
        read: prepare(`SELECT document FROM records_${collection} WHERE rid = ?`),
      };
      this.statements.set(collection, statements);
    }
    return statements;
  }
}
