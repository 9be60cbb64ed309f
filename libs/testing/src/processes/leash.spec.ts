import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { eventually } from './eventually';

const LEASH = new URL('./leash.ts', import.meta.url).href;

/** A process that holds a child on a leash and prints the child's pid. */
const HOLDER = `
  import { spawn } from 'node:child_process';
  import { leash } from '${LEASH}';
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  leash(child);
  console.log(String(child.pid));
  setInterval(() => {}, 1000);
`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('leash', () => {
  it('kills the child of a process that was killed', async () => {
    const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLDER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(createInterface(holder.stdout), 'line')) as [string];
    expect(isAlive(Number(line))).toBe(true);
    holder.kill('SIGKILL');
    await eventually(() => expect(isAlive(Number(line))).toBe(false));
  });
});
