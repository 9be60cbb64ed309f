import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { bundled } from '../../test/bundled';

let program: Awaited<ReturnType<typeof bundled>>;
let broker: TestBroker;
let database: CuttableDatabase;
let child: ChildProcess | undefined;
let port: number;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  program = await bundled('probe-main');
  broker = await testBroker();
  port = await freePort();
  database = await cuttableDatabase();
  const { uri, base } = database;
  env = { ...process.env, PORT: String(port), MONGODB_URI: uri, MONGODB_BASE: base, NATS_URL: broker.url };
});
afterEach(() => void child?.kill('SIGKILL'));
afterAll(async () => {
  await database.cut();
  await broker.dispose();
  program.remove();
});

const start = (changes: NodeJS.ProcessEnv = {}, ...args: string[]): ChildProcess =>
  (child = spawn(process.execPath, [program.main, ...args], {
    env: { ...env, ...changes },
    stdio: ['ignore', 'pipe', 'pipe'],
  }));

const listening = (): Promise<void> =>
  eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/salud/listo`)).status).toBe(200), {
    within: 15_000,
  });

const linesOf = (log: string): Record<string, unknown>[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a bundled service as a process', () => {
  it('finishes the requests under way after SIGTERM and exits with 0', async () => {
    const service = start();
    const log = text(service.stdout!);
    await listening();
    const slow = fetch(`http://127.0.0.1:${port}/api/cosas/espera?ms=700`);
    await fetch(`http://127.0.0.1:${port}/api/cosas/abierta`);
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const left = once(service, 'exit');
    service.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await left).toEqual([0, null]);
    silent.destroy();
    await expect(fetch(`http://127.0.0.1:${port}/salud/vivo`)).rejects.toThrow();
    const lines = linesOf(await log);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'cerrando', signal: 'SIGTERM' }));
    expect(lines).toContainEqual(expect.objectContaining({ ruta: '/api/cosas/espera', estado: 200 }));
  });

  it('says in its log why it ends by itself', async () => {
    const service = start();
    const [log, left] = [text(service.stdout!), once(service, 'exit')];
    await listening();
    await fetch(`http://127.0.0.1:${port}/api/cosas/aparte`).catch(() => undefined);
    expect(await left).toEqual([1, null]);
    // A batch that is being written while the process ends may arrive after this line.
    const fatal = linesOf(await log).filter(({ level }) => level === 60);
    expect(fatal).toMatchObject([{ origen: 'unhandledRejection', err: { message: 'rota aparte' } }]);
  });

  it('exits with 0 while the broker is away', async () => {
    await broker.stop();
    const service = start();
    await listening();
    const left = once(service, 'exit');
    service.kill('SIGTERM');
    expect(await left).toEqual([0, null]);
    await broker.start();
  });

  it('waits at its start until an unreachable database comes back', async () => {
    await database.cut();
    const service = start();
    const [line] = (await once(createInterface(service.stdout!), 'line')) as [string];
    expect(JSON.parse(line)).toMatchObject({ msg: 'sin conexión con la base de datos; se reintenta' });
    await expect(fetch(`http://127.0.0.1:${port}/salud/vivo`)).rejects.toThrow();
    await database.mend();
    await listening();
  });

  it('exits at once on SIGTERM while it waits for its database', async () => {
    await database.cut();
    const service = start();
    await once(createInterface(service.stdout!), 'line');
    const left = once(service, 'exit');
    service.kill('SIGTERM');
    expect(await left).toEqual([0, null]);
    await database.mend();
  });

  it('only migrates under --migrar, and says what it did', async () => {
    const service = start({}, '--migrar');
    const [log, exit] = await Promise.all([text(service.stdout!), once(service, 'exit')]);
    expect(exit).toEqual([0, null]);
    expect(log).toContain('nada que migrar: los datos están al día');
  });

  it('gives up under --migrar when its database does not answer', async () => {
    await database.cut();
    const service = start({ MIGRAR_ESPERA: '1' }, '--migrar');
    const [log, exit] = await Promise.all([text(service.stdout!), once(service, 'exit')]);
    expect(exit).toEqual([1, null]);
    expect(log).toContain('La base de datos no ha contestado en 1 s');
    await database.mend();
  });

  it('does not start with a faulty configuration', async () => {
    const service = start({ PORT: 'x', NATS_URL: '' });
    const [faults, [code]] = await Promise.all([text(service.stderr!), once(service, 'exit')]);
    expect(code).toBe(78);
    expect(faults).toMatch(/PORT: [\s\S]*NATS_URL: falta y es obligatoria/);
  });
});
