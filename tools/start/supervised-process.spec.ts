import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SupervisedProcess } from './supervised-process';

let folder: string;
let told: string[];
let supervised: SupervisedProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisado-'));
  told = [];
});
afterEach(async () => {
  await supervised.stop();
  rmSync(folder, { recursive: true });
});

const logFile = () => join(folder, 'uno.log');
const run = (program: string) => {
  supervised = new SupervisedProcess(
    { name: 'uno', command: process.execPath, args: ['-e', program], env: {}, logFile: logFile() },
    (text) => told.push(text),
  );
  supervised.start();
};

describe('a supervised process', () => {
  it('that does not accept its variables is not started again, and its reason is known at once', async () => {
    run(`console.error('La configuración no es válida:\\n  - REGISTRO: no vale'); process.exit(78)`);
    await eventually(() => expect(supervised.isHopeless).toBe(true));
    await eventually(() =>
      expect(supervised.reason).toBe(
        `uno no arranca: La configuración no es válida:\n  - REGISTRO: no vale\nSu registro: ${logFile()}`,
      ),
    );
    expect(told).toEqual([]);
  });

  it('that ends otherwise is started again, and given up after a few times', async () => {
    run(`console.log(JSON.stringify({ level: 60, msg: 'No encuentra su base' })); process.exit(1)`);
    await eventually(() => expect(told.length).toBeGreaterThan(1));
    expect(told[0]).toMatch(/^uno se ha detenido \(código 1\) y se reinicia/);
    await eventually(() => expect(supervised.isHopeless).toBe(true), { within: 15_000 });
    expect(supervised.reason).toContain('uno no arranca:');
  }, 20_000);

  it('goes on when its log cannot be written', async () => {
    // Nothing can be written where a folder stands, not even by root.
    mkdirSync(logFile());
    const done = join(folder, 'hecho');
    run(`
      let i = 0;
      setInterval(() => console.log('x'.repeat(1000)), 1);
      setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(done)}, 'sí'), 500);
    `);
    await eventually(() => expect(readFileSync(done, 'utf8')).toBe('sí'));
    expect(told).toEqual([]);
  });
});
