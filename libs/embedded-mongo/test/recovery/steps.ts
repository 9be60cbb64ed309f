import { DatabaseSync, StatementSync } from 'node:sqlite';
import { readFiles, sameFiles, type Files } from './files.ts';

export interface Steps {
  /** How many statements the journal's database executed. */
  count: number;
  /** The different states of the files in between, including the first and the last. */
  files: Files[];
}

/**
 * Runs a write on the server of this process and copies its files after every statement of the journal: what would be
 * on disk if the process were killed at that moment.
 */
export async function stepsOf(dataDir: string, write: () => Promise<unknown>): Promise<Steps> {
  const steps: Steps = { count: 0, files: [readFiles(dataDir)] };
  const look = (): void => {
    steps.count++;
    const now = readFiles(dataDir);
    if (!sameFiles(now, steps.files.at(-1)!)) steps.files.push(now);
  };
  const restore = [after(StatementSync.prototype, 'run', look), after(DatabaseSync.prototype, 'exec', look)];
  try {
    await write();
  } finally {
    for (const undo of restore) undo();
  }
  look();
  return steps;
}

function after(prototype: object, name: string, then: () => void): () => void {
  const methods = prototype as Record<string, (...values: unknown[]) => unknown>;
  const original = methods[name]!;
  methods[name] = function (this: unknown, ...values: unknown[]) {
    const result = original.apply(this, values);
    then();
    return result;
  };
  return () => (methods[name] = original);
}
