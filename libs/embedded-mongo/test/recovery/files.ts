import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DATABASE = 'embedded-mongo.sqlite';
const WAL = `${DATABASE}-wal`;

/** The files that a killed process leaves: the kernel has these bytes, whether or not they are on the disk. */
export interface Files {
  database: Buffer;
  wal: Buffer;
}

export function readFiles(dataDir: string): Files {
  const wal = join(dataDir, WAL);
  return {
    database: readFileSync(join(dataDir, DATABASE)),
    wal: existsSync(wal) ? readFileSync(wal) : Buffer.alloc(0),
  };
}

export function sameFiles(a: Files, b: Files): boolean {
  return a.wal.equals(b.wal) && a.database.equals(b.database);
}

/** Calls `use` with a temporary folder that contains these files. */
export async function withFiles<T>(files: Files, use: (dataDir: string) => T | Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-copy-'));
  try {
    writeFileSync(join(dataDir, DATABASE), files.database);
    writeFileSync(join(dataDir, WAL), files.wal);
    return await use(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}
