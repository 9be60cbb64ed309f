import { DatabaseSync, StatementSync } from 'node:sqlite';
import { readFiles, sameFiles, type Files } from './files.ts';

export interface Steps {
  /** How many times something was asked of the journal's database. */
  count: number;
  /** The different files there were to be found in between, first and last included. */
  files: Files[];
}

/**
 * Runs a write on the server of this process and looks at its files after every statement of its journal: what would
 * be there had the process been killed at that moment.
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
