import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export interface Checkpointed {
  /** Pages in the log; it may hold pages of a transaction under way, which have not been copied yet. */
  log: number;
}

const database = new DatabaseSync(workerData as string);
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort!.on('message', () => {
  const { log } = checkpoint.get() as unknown as Checkpointed;
  parentPort!.postMessage({ log } satisfies Checkpointed);
});
