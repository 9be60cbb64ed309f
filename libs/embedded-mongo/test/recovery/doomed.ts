import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { startDoomedProcess, startServerProcess } from '../server-process.ts';

const ROUNDS = 6;

export interface Verdict {
  /** True if the process survived all writes, so that this step does not exist. */
  isOver: boolean;
  faults: string[];
}

/** Writes until the process dies at that step of its journal, then asks a new process what is left. */
export async function killAt(step: number): Promise<Verdict> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  const doomed = await startDoomedProcess(dataDir, step);
  const acknowledged: number[] = [];
  const isOver = await withDatabase(doomed.uri, (db, client) => writeAll(db, client, acknowledged));
  await doomed.stop('SIGKILL');
  const heir = await startServerProcess(dataDir);
  let faults: string[] = [];
  await withDatabase(heir.uri, async (db) => {
    faults = await faultsOf(db, acknowledged);
    return true;
  });
  await heir.stop('SIGTERM');
  await rm(dataDir, { recursive: true });
  return { isOver, faults };
}

async function withDatabase(
  uri: string,
  use: (db: Db, client: MongoClient) => Promise<boolean>,
): Promise<boolean> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 300, retryWrites: false });
  try {
    return await use(client.db('d'), client);
  } finally {
    await client.close(true);
  }
}

async function writeAll(db: Db, client: MongoClient, acknowledged: number[]): Promise<boolean> {
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await writeRound(db, client, round);
      acknowledged.push(round);
    }
    return true;
  } catch {
    return false;
  }
}

/** Writes three documents in two collections, and a record of them in a third. */
async function writeRound(db: Db, client: MongoClient, round: number): Promise<void> {
  await client.withSession(async (session) => {
    session.startTransaction();
    await db.collection('a').insertOne({ round, fichero: Buffer.alloc(20_000, round) }, { session });
    await db.collection('b').insertMany([{ round }, { round }], { session });
    await db.collection('cuenta').updateOne({}, { $inc: { total: 1 } }, { upsert: true, session });
    await session.commitTransaction();
  });
}

async function faultsOf(db: Db, acknowledged: number[]): Promise<string[]> {
  const faults: string[] = [];
  const whole: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const counts = [
      await db.collection('a').countDocuments({ round }),
      await db.collection('b').countDocuments({ round }),
    ].join();
    if (counts === '1,2') whole.push(round);
    else if (counts !== '0,0') faults.push(`round ${round} is there by halves: ${counts}`);
  }
  for (const round of acknowledged) if (!whole.includes(round)) faults.push(`round ${round} is lost`);
  const total = (await db.collection('cuenta').findOne())?.['total'] ?? 0;
  if (total !== whole.length) faults.push(`the account says ${total} of ${whole.length}`);
  return faults;
}
