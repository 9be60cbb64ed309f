import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  cuttableDatabase,
  eventually,
  freePort,
  testBroker,
  type CuttableDatabase,
  type TestBroker,
} from '@pmp/testing';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { bundled } from '../../test/bundled';

interface Replica {
  port: number;
  process: ChildProcess;
}

const CLIENTS = 24;
const POST = {
  path: '/api/cosas',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ titulo: 'una' }),
} as const;

let program: Awaited<ReturnType<typeof bundled>>;
let broker: TestBroker;
let database: CuttableDatabase;
let replicas: Replica[] = [];

beforeAll(async () => {
  program = await bundled('probe-main');
  broker = await testBroker();
  database = await cuttableDatabase();
  replicas = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const replica of replicas) replica.process.kill('SIGKILL');
  await database.cut();
  await broker.dispose();
  program.remove();
});

async function start(): Promise<Replica> {
  const port = await freePort();
  const { uri: MONGODB_URI, base: MONGODB_BASE } = database;
  const own = { PORT: String(port), MONGODB_URI, MONGODB_BASE, NATS_URL: broker.url, LOG_NIVEL: 'silent' };
  const child = spawn(process.execPath, [program.main], { env: { ...process.env, ...own }, stdio: 'ignore' });
  await eventually(() => once(connect(port, '127.0.0.1'), 'connect'), { within: 30_000 });
  return { port, process: child };
}

/**
 * Keep-alive connections like those of the gateway; new ones go to the port that `target` returns, as behind a Service.
 */
const poolTo = (target: () => number): Pool =>
  new Pool('http://service', {
    connections: CLIENTS,
    pipelining: 1,
    connect: (_options, callback) => {
      const socket = connect({ port: target(), host: '127.0.0.1', noDelay: true });
      socket.once('connect', () => callback(null, socket));
      socket.once('error', (error) => callback(error, null));
    },
  });

it('a service that does not get round to it keeps a crowd of new connections waiting, and answers them all', async () => {
  const [{ port, process: busy }] = replicas as [Replica, Replica];
  busy.kill('SIGSTOP');
  const crowd = Array.from({ length: 1_000 }, () => connect(port, '127.0.0.1'));
  let connected = 0;
  let answered = 0;
  for (const socket of crowd) {
    socket.once('connect', () => (connected += 1));
    socket.once('data', () => (answered += 1)).on('error', () => undefined);
    socket.write('GET /salud/vivo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  }
  try {
    await eventually(async () => expect(connected).toBe(crowd.length));
    busy.kill('SIGCONT');
    await eventually(async () => expect(answered).toBe(crowd.length));
  } finally {
    busy.kill('SIGCONT');
    for (const socket of crowd) socket.destroy();
  }
});

it('a service loses no request, not even one that must not be repeated, while one of two replicas stops', async () => {
  const [leaving, staying] = replicas as [Replica, Replica];
  let target = leaving.port;
  const pool = poolTo(() => target);
  const outcomes: unknown[] = [];
  let working = true;
  const visit = async (): Promise<void> => {
    while (working) {
      const outcome = pool.request(POST).then(
        async ({ statusCode, body }) => (await body.dump(), statusCode),
        (error: Error) => error.message,
      );
      outcomes.push(await outcome);
      await delay(Math.random() * 10);
    }
  };
  const visits = Array.from({ length: CLIENTS }, visit);
  await eventually(async () => expect(outcomes.length).toBeGreaterThan(10 * CLIENTS));

  target = staying.port;
  const left = once(leaving.process, 'exit');
  leaving.process.kill('SIGTERM');
  expect(await left).toEqual([0, null]);
  const answered = outcomes.length;
  await eventually(async () => expect(outcomes.length).toBeGreaterThan(answered + CLIENTS));

  working = false;
  await Promise.all(visits);
  await pool.destroy();
  expect(outcomes.filter((outcome) => outcome !== 201)).toEqual([]);
});
