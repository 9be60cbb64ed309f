import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULE = new URL('./data-dir.ts', import.meta.url).href;
const HOLD = `import(${JSON.stringify(MODULE)}).then(({ holdDataDir }) => { holdDataDir(process.argv[1]); console.log('mía'); `;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'datos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = () => join(folder, 'en-uso');
const another = () =>
  spawnSync(process.execPath, ['-e', `${HOLD} }).catch((error) => console.log(error.message))`, folder], {
    encoding: 'utf8',
  }).stdout.trim();

describe('the folder with the data', () => {
  it('is of one process at a time, which the others name', async () => {
    const holder = spawn(process.execPath, ['-e', `${HOLD} setInterval(() => {}, 1000); })`, folder]);
    await once(holder.stdout, 'data');
    expect(statSync(lock()).mode & 0o777).toBe(0o600);
    expect(another()).toBe(
      `Otro «npm start» (proceso ${holder.pid}) usa ya ${folder}. Detenlo, o elige otra carpeta con DATA_DIR y otro puerto con PORT.`,
    );
    // Before it reads its variables, or loads what does.
    const start = spawnSync(process.execPath, ['tools/start/main.ts'], {
      env: { ...process.env, DATA_DIR: folder, PORT: 'abc' },
      encoding: 'utf8',
    });
    expect([start.status, start.stderr]).toEqual([
      1,
      expect.stringContaining(`Otro «npm start» (proceso ${holder.pid})`),
    ]);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    expect(existsSync(lock())).toBe(true);
    expect(another()).toBe('mía');
    expect(existsSync(lock())).toBe(false);
  });

  it('is free when another process has got the number of the one that had it', () => {
    writeFileSync(lock(), `${process.pid} 1`);
    expect(another()).toBe('mía');
  });
});
