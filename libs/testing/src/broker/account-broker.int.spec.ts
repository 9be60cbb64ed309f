import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountBroker } from './account-broker';
import type { TestBroker } from './test-broker';
import { eventually } from '../processes/eventually';
import { freePort } from '../processes/free-port';
import { leash } from '../processes/leash';

const CONFIG = `accounts {
  UNO { users: [{ user: uno, password: clave }] }
  DOS { users: [{ user: dos, password: clave }] }
}`;

let folder: string;
let one: TestBroker;
let other: TestBroker;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pmp-cuentas-'));
  writeFileSync(join(folder, 'nats.conf'), CONFIG);
  const port = await freePort();
  const args = ['-a', '127.0.0.1', '-p', String(port), '-c', join(folder, 'nats.conf')];
  leash(spawn('nats-server', args, { stdio: 'ignore' }));
  const account = (user: string) => accountBroker({ host: '127.0.0.1', port, user, pass: 'clave' });
  [one, other] = [await account('uno'), await account('dos')];
});
afterAll(async () => {
  await Promise.all([one.dispose(), other.dispose()]);
  rmSync(folder, { recursive: true });
});

const connected = (broker: TestBroker) =>
  eventually(() => connect({ servers: broker.url, reconnect: false }));

describe('an account of a shared broker', () => {
  it('signs its clients in by itself, and hears nothing of another account', async () => {
    const [mine, same, foreign] = await Promise.all([connected(one), connected(one), connected(other)]);
    const heard: string[] = [];
    for (const [name, connection] of [['same', same] as const, ['foreign', foreign] as const]) {
      connection.subscribe('a', { callback: () => void heard.push(name) });
      await connection.flush();
    }
    mine.publish('a');
    await mine.flush();
    await eventually(() => expect(heard).toEqual(['same']));
    await foreign.flush();
    expect(heard).toEqual(['same']);
    await Promise.all([mine, same, foreign].map((connection) => connection.close()));
  });

  it('can be stopped for its own clients alone, and started again', async () => {
    await one.stop();
    await expect(connect({ servers: one.url, reconnect: false })).rejects.toThrow();
    await (await connected(other)).close();
    await one.start();
    await (await connected(one)).close();
  });
});
