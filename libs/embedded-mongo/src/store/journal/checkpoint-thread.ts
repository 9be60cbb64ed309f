import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from './journal-file.ts';

export type Task = 'copy' | 'check';

export interface Checkpointed {
  /** Pages in the log; it may hold pages of a transaction under way, which have not been copied yet. */
  log: number;
}

export interface Checked {
  damage: string | null;
}

const database = new DatabaseSync(workerData as string);
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort!.on('message', (task: Task) => {
  if (task === 'check') {
    parentPort!.postMessage({ damage: damageIn(database) } satisfies Checked);
    return;
  }
  const { log } = checkpoint.get() as unknown as Checkpointed;
  parentPort!.postMessage({ log } satisfies Checkpointed);
});
