import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Shared } from './doorman';
import { leash } from '../processes/leash';

const MAIN = resolve(import.meta.dirname, '../../../../libs/embedded-mongo/src/main.ts');

/** Starts libs/embedded-mongo with its data in memory; its first line of output is its address. */
export async function startEmbeddedMongo(): Promise<Shared> {
  if (!existsSync(MAIN))
    throw new Error('Falta libs/embedded-mongo; define MONGODB_URI para usar otro servidor');
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--memory'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  leash(child);
  const gone = once(child, 'exit');
  const early = gone.then(([code]) => {
    throw new Error(`El servidor MongoDB embebido no ha arrancado (código ${String(code)})`);
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), early])) as [string];
  early.catch(() => undefined);
  const { uri } = JSON.parse(line) as { uri: string };
  return {
    answer: () => uri,
    async stop() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
