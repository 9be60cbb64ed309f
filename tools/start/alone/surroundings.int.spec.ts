import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdPortRange } from '../port-range.ts';
import { reach } from './join-surroundings.ts';

const PATIENCE_MS = 60_000;

let folder: string;
let env: NodeJS.ProcessEnv;
let release: () => void;
const started: ChildProcess[] = [];

beforeAll(async () => {
  const range = await holdPortRange();
  release = range.release;
  folder = mkdtempSync(join(tmpdir(), 'entorno-'));
  env = { ...process.env, PORT: String(range.first), DATA_DIR: folder };
});
afterAll(() => {
  started.forEach((child) => child.kill());
  release();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

const start = (): ChildProcess => {
  const child = spawn(process.execPath, ['tools/start/alone/surroundings.ts'], { env, stdio: 'ignore' });
  started.push(child);
  return child;
};

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** What runs for them, by name. */
const around = (): string[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && read(`/proc/${pid}/environ`).includes(`DATA_DIR=${folder}`))
    .flatMap((pid) => /embedded-mongo|nats-server|vecinos/.exec(read(`/proc/${pid}/cmdline`))?.[0] ?? [])
    .toSorted();

describe('what is around services alone', () => {
  it(
    'is there once, though two services start it at the same moment, and ends after the last of them',
    async () => {
      const two = [start(), start()];
      await eventually(() => expect(two.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1), {
        within: PATIENCE_MS,
      });
      expect(around()).toEqual(['embedded-mongo', 'nats-server', 'vecinos']);
      const service = await reach(join(folder, 'servicio/entorno.sock'));
      service!.destroy();
      await eventually(() => expect(two.map(({ exitCode }) => exitCode)).toEqual([0, 0]), {
        within: PATIENCE_MS,
      });
      expect(around()).toEqual([]);
    },
    3 * PATIENCE_MS,
  );
});
