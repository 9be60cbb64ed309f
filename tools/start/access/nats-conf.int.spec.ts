import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isListening } from '../ready.ts';
import { SERVICES } from '../services.ts';
import { holdPortRange } from '../port-range.ts';
import { natsConf } from './nats-conf.ts';
import { asksOf, GATEWAY, natsUsers, passwordVariable } from './nats-users.ts';
import { NATS_CONFS } from './write-nats-conf.ts';

const PREFIX = 'casa';
const USERS = natsUsers(SERVICES).map(({ name }) => name);
const COMMANDS = [...new Set([GATEWAY, ...SERVICES].flatMap((name) => asksOf(name, SERVICES)))];

let folder: string;
let server: ChildProcess;
let port: number;
const open: NatsConnection[] = [];

const as = async (user: string, pass = `p-${user}`): Promise<NatsConnection> => {
  const connection = await connect({
    servers: `127.0.0.1:${port}`,
    user,
    pass,
    inboxPrefix: `_INBOX.${user}`,
    reconnect: false,
  });
  open.push(connection);
  return connection;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nats-conf-'));
  writeFileSync(join(folder, 'nats.conf'), natsConf(SERVICES, PREFIX));
  port = (await holdPortRange()).first;
  const env = Object.fromEntries(USERS.map((user) => [passwordVariable(user), `p-${user}`]));
  const args = ['-c', join(folder, 'nats.conf'), '-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder];
  server = spawn('nats-server', args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  const manager = await jetstreamManager(await as('operador'), { checkAPI: false });
  for (const [name, kind] of [
    ['HECHOS', 'hecho'],
    ['ESTADO', 'estado'],
    ['MUERTOS', 'muerto'],
  ] as const)
    await manager.streams.add({ name: `${PREFIX}_${name}`, subjects: [`${PREFIX}.${kind}.>`] });
});
afterAll(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Whether the server lets this connection publish: an answer to its own question comes back only if nothing was wrong. */
async function mayPublish(connection: NatsConnection, subject: string): Promise<boolean> {
  const refused = (async () => {
    for await (const { type } of connection.status()) if (type === 'error') return true;
    return false;
  })();
  connection.publish(subject, '{}');
  await connection.flush();
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 100));
  return !(await Promise.race([refused, late]));
}

/** Whether it may hear what others say there. */
async function mayHear(connection: NatsConnection, subject: string): Promise<boolean> {
  const refused = new Promise<boolean>((resolve) => {
    connection.subscribe(subject, { callback: (error) => resolve(error !== null) });
  });
  await connection.flush();
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 100));
  return !(await Promise.race([refused, late]));
}

describe('nobody gets in', () => {
  it.each([
    ['', ''],
    ['usuarios', 'otra'],
    ['usuarios', 'p-sprints'],
    ['nadie', 'p-nadie'],
  ])('as %s with %s', async (user, pass) => {
    await expect(
      connect({ servers: `127.0.0.1:${port}`, ...(user && { user, pass }), reconnect: false }),
    ).rejects.toThrow();
  });
});

describe.each([...SERVICES])('%s', (service) => {
  const others = SERVICES.filter((other) => other !== service);

  it('publishes its own facts and states, and nobody else’s, nor their dead letters', async () => {
    for (const kind of ['hecho', 'estado']) {
      expect(await mayPublish(await as(service), `${PREFIX}.${kind}.${service}.cosa.v1`)).toBe(true);
      expect(await mayPublish(await as(service), `${kind}.${service}.cosa.v1`)).toBe(false);
    }
    expect(await mayPublish(await as(service), `${PREFIX}.muerto.${service}.${service}-uno`)).toBe(true);
    for (const other of others) {
      for (const subject of [
        `hecho.${other}.a.b.v1`,
        `estado.${other}.a.v1.x`,
        `muerto.${other}.${other}-uno`,
      ])
        expect([subject, await mayPublish(await as(service), `${PREFIX}.${subject}`)]).toEqual([
          subject,
          false,
        ]);
    }
  });

  it('gives only the commands that it has to give', async () => {
    for (const command of [...COMMANDS, 'comando.usuarios.rotar-clave.v1']) {
      const expected = asksOf(service, SERVICES).includes(command);
      expect([command, await mayPublish(await as(service), `${PREFIX}.${command}`)]).toEqual([
        command,
        expected,
      ]);
    }
  });

  it('hears its own commands, deliveries and replies, and nobody else’s', async () => {
    const heard = ['comando.x.>', 'entrega.x.x-uno', 'relevo.x'].map((subject) => `${PREFIX}.${subject}`);
    for (const subject of [...heard, '_INBOX.x.>'])
      expect(await mayHear(await as(service), subject.replaceAll('x', service))).toBe(true);
    for (const subject of [...heard, '_INBOX.x.>'])
      expect(await mayHear(await as(service), subject.replaceAll('x', others[0]!))).toBe(false);
    for (const subject of ['>', '_INBOX.>', `${PREFIX}.hecho.>`])
      expect([subject, await mayHear(await as(service), subject)]).toEqual([subject, false]);
  });

  it('reads what others publish and acknowledges it', async () => {
    const other = others[0]!;
    await jetstream(await as(other)).publish(`${PREFIX}.hecho.${other}.cosa.hecha.v1`, '{}');
    const connection = await as(service);
    const manager = await jetstreamManager(connection, { checkAPI: false });
    const delivery = {
      deliver_subject: `${PREFIX}.entrega.${service}.${service}-uno`,
      deliver_group: `${service}-uno`,
    };
    await manager.consumers.add(`${PREFIX}_HECHOS`, {
      durable_name: `${service}-uno`,
      filter_subject: `${PREFIX}.hecho.${other}.cosa.hecha.v1`,
      ack_policy: 'explicit',
      ...delivery,
    });
    const consumer = await manager.jetstream().consumers.getBoundPushConsumer(delivery);
    const messages = await consumer.consume();
    for await (const message of messages) {
      message.working();
      expect(await message.ackAck()).toBe(true);
      break;
    }
    const { ack_floor } = await manager.consumers.info(`${PREFIX}_HECHOS`, `${service}-uno`);
    expect(ack_floor.consumer_seq).toBe(1);
  });

  it('answers a command, and whoever asked gets the answer', async () => {
    const connection = await as(service);
    connection.subscribe(`${PREFIX}.comando.${service}.prueba.v1`, {
      callback: (_error, message) => void message.respond('hecho'),
    });
    await connection.flush();
    const reply = await (await as('operador')).request(`${PREFIX}.comando.${service}.prueba.v1`, '{}');
    expect(reply.string()).toBe('hecho');
  });

  it('changes no stream, and has nothing of its own delivered on another’s subject', async () => {
    const stream = `${PREFIX}_HECHOS`;
    for (const request of ['STREAM.DELETE', 'STREAM.PURGE', 'STREAM.SNAPSHOT'])
      expect([request, await mayPublish(await as(service), `$JS.API.${request}.${stream}`)]).toEqual([
        request,
        false,
      ]);
    for (const request of ['STREAM.UPDATE', 'STREAM.MSG.DELETE'])
      for (const one of [stream, `${PREFIX}_ESTADO`])
        expect(await mayPublish(await as(service), `$JS.API.${request}.${one}`)).toBe(service === 'usuarios');
    for (const request of ['STREAM.MSG.GET', 'STREAM.DELETE', 'CONSUMER.CREATE'])
      expect([
        request,
        await mayPublish(await as(service), `$JS.API.${request}.${PREFIX}_VIVO`),
        await mayPublish(await as(service), `$JS.API.${request}.${PREFIX}_VIVO.uno`),
      ]).toEqual([request, false, false]);
    if (['usuarios', 'proyectos', 'mensajes'].includes(service)) return;
    for (const filter of [
      '',
      '.*',
      `.${PREFIX}.hecho.${service}.a.b.v1`,
      `.${PREFIX}.hecho.>`,
      `.${PREFIX}.>`,
    ])
      expect([
        filter,
        await mayPublish(await as(service), `$JS.API.CONSUMER.CREATE.${stream}.uno${filter}`),
      ]).toEqual([filter, false]);
    const sneaky = { stream_name: stream, config: { filter_subject: `${PREFIX}.hecho.${service}.>` } };
    const subject = `$JS.API.CONSUMER.CREATE.${stream}.uno.${PREFIX}.hecho.${others[0]}.a.b.v1`;
    const reply = await (await as(service)).request(subject, JSON.stringify(sneaky));
    expect(reply.json()).toMatchObject({ error: { code: 400 } });
  });
});

it('the gateway hears what is live and publishes nothing that lasts', async () => {
  expect(await mayHear(await as('gateway'), `${PREFIX}.vivo.>`)).toBe(true);
  expect(await mayPublish(await as('gateway'), `${PREFIX}.vivo.chat.equipo.x`)).toBe(true);
  for (const command of COMMANDS) {
    const expected = asksOf(GATEWAY, SERVICES).includes(command);
    expect([command, await mayPublish(await as('gateway'), `${PREFIX}.${command}`)]).toEqual([
      command,
      expected,
    ]);
  }
  for (const subject of [
    'hecho.usuarios.a.b.v1',
    'estado.usuarios.a.v1.x',
    'vivo.control.revisar',
    'vivo.usuario.x',
  ])
    expect(await mayPublish(await as('gateway'), `${PREFIX}.${subject}`)).toBe(false);
  expect(await mayHear(await as('gateway'), `${PREFIX}.comando.>`)).toBe(false);
  for (const [request, expected] of [
    ['STREAM.INFO', true],
    ['STREAM.MSG.GET', true],
    ['STREAM.CREATE', false],
    ['CONSUMER.CREATE', false],
  ] as const)
    expect([request, await mayPublish(await as('gateway'), `$JS.API.${request}.${PREFIX}_VIVO`)]).toEqual([
      request,
      expected,
    ]);
});

describe('the permissions', () => {
  it.each(NATS_CONFS)('of %s are those of the code (node tools/start/access/write-nats-conf.ts)', (path) => {
    expect(readFileSync(path, 'utf8')).toBe(natsConf(SERVICES));
  });

  it('let every process give the commands that its code gives', () => {
    const subjects = new Map(
      globSync('libs/contracts/*/src/*.ts').flatMap((path) =>
        [
          ...readFileSync(path, 'utf8').matchAll(
            /export const (\w+) = defineCommand\(\s*'(\w+)',\s*'([\w-]+)'/g,
          ),
        ].map(([, name, owner, command]) => [name!, `comando.${owner}.${command}.v1`]),
      ),
    );
    let seen = 0;
    for (const app of [GATEWAY, ...SERVICES]) {
      const given = globSync(`apps/${app}/src/**/*.ts`).flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/\bcommands\s*\.ask\((\w+)/g)].flatMap(
          ([, name]) => subjects.get(name!) ?? [],
        ),
      );
      expect([app, given.filter((command) => !asksOf(app, SERVICES).includes(command))]).toEqual([app, []]);
      seen += given.length;
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('let every service consume the facts that its code reacts to', () => {
    let seen = 0;
    for (const app of SERVICES) {
      const facts = globSync(`apps/${app}/src/**/*.ts`).flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(/factPattern\((\w+)/g)].map(([, name]) => name!),
      );
      const own = facts.filter((name) =>
        globSync(`libs/contracts/${app}/src/*.ts`).some((path) =>
          new RegExp(`export const ${name} = defineFact`).test(readFileSync(path, 'utf8')),
        ),
      );
      const { publish } = natsUsers(SERVICES).find(({ name }) => name === app)!;
      const hearsItself = publish.includes(`$JS.API.CONSUMER.CREATE.HECHOS.*.hecho.${app}.>`);
      expect([app, own.length > 0 && !hearsItself]).toEqual([app, false]);
      seen += own.length;
    }
    expect(seen).toBeGreaterThan(0);
  });
});
