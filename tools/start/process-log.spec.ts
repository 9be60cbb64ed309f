import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProcessLog } from './process-log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registro-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (text: string) => Buffer.from(`${text}\n`);

describe('the log of a process', () => {
  it('has what was written, in its order', async () => {
    const log = new ProcessLog(join(folder, 'a.log'));
    const lines = Array.from({ length: 200 }, (_, i) => `línea ${i}`);
    for (const text of lines) log.write(line(text));
    await log.settled();
    expect(readFileSync(log.file, 'utf8').trimEnd().split('\n')).toEqual(lines);
  });

  it('is put aside when it is long, and never longer than twice that', async () => {
    const log = new ProcessLog(join(folder, 'a.log'), 1_000);
    for (let i = 0; i < 50; i += 1) {
      log.write(line(`${i} ${'x'.repeat(95)}`));
      await log.settled();
    }
    const [kept, aside] = [log.file, `${log.file}.1`].map((file) => readFileSync(file, 'utf8'));
    expect(kept!.length + aside!.length).toBeLessThan(2_400);
    expect(kept).toContain('49 x');
  });

  it('drops what cannot be written, goes on when it can, and says how much is missing', async () => {
    const file = join(folder, 'a.log');
    // Nothing can be written where a folder stands, not even by root.
    mkdirSync(file);
    const log = new ProcessLog(file);
    log.write(line('perdida'));
    await log.settled();
    rmdirSync(file);
    log.write(line('después'));
    await log.settled();
    expect(readFileSync(file, 'utf8')).toBe(
      '[no se han podido escribir 8 bytes de este registro]\ndespués\n',
    );
  });

  it('knows the last words of a process, as a person reads them', () => {
    const log = new ProcessLog(join(folder, 'a.log'));
    expect(log.lastWords).toBe('');
    log.write(line('{"level":60,"msg":"Los datos son de una versión posterior"}'));
    expect(log.lastWords).toBe('Los datos son de una versión posterior');
    log.write(line('La configuración no es válida:\n  - REGISTRO: solo admite…'));
    expect(log.lastWords).toBe('La configuración no es válida:\n  - REGISTRO: solo admite…');
    log.forgetLastWords();
    expect(log.lastWords).toBe('');
  });
});
