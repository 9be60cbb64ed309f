import type { Files } from './files.ts';

const WAL_HEADER = 32;
const SECTOR = 512;
const PAGE = 4096;
const FRAME = PAGE + 24;
/** Within the header of a frame, within its page and just before its end. */
const CUTS_WITHIN = [1, 8, 24, 25, PAGE / 2, FRAME - 1];

/** Where writing a commit may have stopped: after each frame, and within the first and the last one. */
export function tornWals(before: Files, after: Files): Files[] {
  const first = firstDifference(before.wal, after.wal);
  const end = lastDifference(before.wal, after.wal);
  const cuts = new Set<number>([first, first + 1, WAL_HEADER - 1, WAL_HEADER]);
  for (let frame = WAL_HEADER; frame < end; frame += FRAME) cuts.add(frame);
  for (const cut of CUTS_WITHIN) cuts.add(first + cut).add(end - FRAME + cut);
  return [...cuts]
    .filter((cut) => cut >= first && cut < end)
    .map((cut) => ({ database: before.database, wal: mixed(before.wal, after.wal, cut) }));
}

/** New bytes up to the cut; after it, the bytes of the log's previous round, if it was that long. */
function mixed(before: Buffer, after: Buffer, cut: number): Buffer {
  return Buffer.concat([after.subarray(0, cut), before.subarray(cut)]);
}

/** A power cut may leave any of the sectors written since the last sync, in any order. */
export function scatteredWal(before: Files, after: Files, random: () => number): Files {
  const wal = Buffer.from(after.wal);
  for (let at = firstDifference(before.wal, after.wal); at < wal.length; at = nextSector(at)) {
    if (random() < 0.5) wal.set(padded(before.wal, at, Math.min(nextSector(at), wal.length)), at);
  }
  return { database: before.database, wal };
}

/** A checkpoint copies the log's pages into the database one by one; the log stays until it has finished. */
export function tornCheckpoint(before: Files, after: Files, random: () => number): Files {
  const database = Buffer.from(after.database);
  for (let at = 0; at < database.length; at += SECTOR)
    if (random() < 0.5) database.set(padded(before.database, at, at + SECTOR), at);
  return { database, wal: after.wal };
}

function nextSector(at: number): number {
  return (Math.floor(at / SECTOR) + 1) * SECTOR;
}

function padded(bytes: Buffer, from: number, to: number): Buffer {
  const part = Buffer.alloc(to - from);
  bytes.copy(part, 0, Math.min(from, bytes.length), Math.min(to, bytes.length));
  return part;
}

function firstDifference(a: Buffer, b: Buffer): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) if (a[i] !== b[i]) return i;
  return shared;
}

function lastDifference(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return b.length;
  let end = b.length;
  while (end > 0 && a[end - 1] === b[end - 1]) end--;
  return end;
}
