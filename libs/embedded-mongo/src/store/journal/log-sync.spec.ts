import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogSync } from './log-sync.ts';

describe('LogSync', () => {
  let folder: string;
  let log: LogSync;
  const failures: Error[] = [];
  const synced = () => new Promise<void>((resolve) => log.after(resolve));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
    writeFileSync(join(folder, 'log'), 'x');
    log = new LogSync(join(folder, 'log'), (error) => failures.push(error));
  });

  afterEach(() => {
    log.close();
    rmSync(folder, { recursive: true });
  });

  it('acknowledges nothing before a sync that began after its commit', async () => {
    const order: string[] = [];
    log.committed();
    log.after(() => order.push(`first ${log.syncs}`));
    log.committed();
    log.after(() => order.push(`second ${log.syncs}`));
    expect(order).toEqual([]);
    await synced();
    expect(order).toEqual(['first 1', 'second 2']);
  });

  it('needs no sync when nothing was committed since the last', async () => {
    log.committed();
    await synced();
    let isCalled = false;
    log.after(() => (isCalled = true));
    expect(isCalled).toBe(true);
    expect(log.syncs).toBe(1);
  });

  it('shares the sync under way with those that committed nothing since', async () => {
    log.committed();
    await Promise.all([synced(), synced(), synced()]);
    expect(log.syncs).toBe(1);
  });
});
