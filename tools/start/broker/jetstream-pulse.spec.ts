import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JetStreamPulse } from './jetstream-pulse.ts';
import { holdPortRange } from '../port-range.ts';
import { waitForPort } from '../ready.ts';
import { ensureProgram } from '../system-packages.ts';

const PERIOD_MS = 20;
/** Each check may also take as long as its patience. */
const MANY_PERIODS_MS = 25 * PERIOD_MS;
const PATIENCE_MS = 50;
/** Longer than a busy machine delays an answer. */
const LONG_PATIENCE_MS = 5_000;

let broker: ChildProcess;
let folder: string;

async function startBroker(...args: string[]): Promise<string> {
  const { first: port } = await holdPortRange();
  broker = spawn(ensureProgram('nats-server', 'nats-server', ''), [
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    ...args,
  ]);
  await waitForPort(port, 'nats-server', 10_000);
  return `nats://127.0.0.1:${port}`;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pulso-'));
});

afterEach(() => {
  broker.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('the pulse of JetStream', () => {
  it('notices a running broker whose JetStream does not answer', async () => {
    const url = await startBroker();
    let pulse: JetStreamPulse | undefined;
    const silent = new Promise<string>((resolve) => {
      pulse = new JetStreamPulse(() => resolve('silent'), PERIOD_MS, PATIENCE_MS);
    });
    await pulse!.start(url);
    expect(await silent).toBe('silent');
    await pulse!.stop();
  });

  it('leaves an unreachable broker alone, because it may be reading its data', async () => {
    const url = await startBroker('-js', '-sd', folder);
    let silences = 0;
    const pulse = new JetStreamPulse(() => (silences += 1), PERIOD_MS, PATIENCE_MS);
    await pulse.start(url);
    broker.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, MANY_PERIODS_MS));
    await pulse.stop();
    expect(silences).toBe(0);
  });

  it('leaves a broker that answers alone', async () => {
    const url = await startBroker('-js', '-sd', folder);
    let silences = 0;
    const pulse = new JetStreamPulse(() => (silences += 1), PERIOD_MS, LONG_PATIENCE_MS);
    await pulse.start(url);
    await new Promise((resolve) => setTimeout(resolve, MANY_PERIODS_MS));
    await pulse.stop();
    expect(silences).toBe(0);
  });
});
