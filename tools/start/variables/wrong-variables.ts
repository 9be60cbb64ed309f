import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A program, and the variables that it gets besides those of this process. */
export interface AppVariables {
  name: string;
  env: Record<string, string>;
}

export interface Fault {
  name: string;
  /** The variable, and what is wrong with it or allowed. */
  what: string;
}

/**
 * Throws what the programs would refuse of their variables, one line each, in Spanish. It is found out in a process of
 * its own, so that this one does not keep their code and the compiler.
 */
export async function assertVariables(apps: readonly AppVariables[]): Promise<void> {
  const check = spawn(process.execPath, [join(import.meta.dirname, 'check.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  check.stdin.end(JSON.stringify(apps.map(({ name, env }) => ({ name, env }))));
  const faults = JSON.parse((await text(check.stdout)) || '[]') as Fault[];
  const lines = [...new Set(faults.map(({ what }) => what))].map((what) => {
    const names = faults.filter((fault) => fault.what === what).map(({ name }) => name);
    return `  - ${what} (${names.join(', ')})`;
  });
  if (lines.length) throw new Error(`La configuración no es válida:\n${lines.join('\n')}`);
}
