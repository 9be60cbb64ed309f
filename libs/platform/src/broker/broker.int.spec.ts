import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { pino } from 'pino';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CA, guardedBroker, operatorOf, TLS_CONFIG, type GuardedBroker } from '../../test/guarded-broker';
import { Broker } from './broker';
import { parseConfig, serviceEnvSchema } from '../config/config';

const USER_CONFIG = 'authorization { user: pmp, password: "se,creta@1" }';
const USER = { NATS_USUARIO: 'pmp', NATS_CLAVE: 'se,creta@1' };

let server: GuardedBroker;
let broker: Broker;
let said: string[];

afterEach(async () => {
  await broker.onApplicationShutdown();
  await server.stop();
});

function open(env: Record<string, string>): void {
  said = [];
  const logger = pino({}, { write: (line: string) => said.push(line) });
  const config = parseConfig(serviceEnvSchema, { PORT: '0', MONGODB_URI: 'mongodb://x', ...env });
  broker = new Broker({ servicio: 'sonda', config }, logger);
  broker.onModuleInit();
}

/** The connection carries messages; being accepted is not enough. */
async function expectWorks(): Promise<void> {
  const connection = await broker.connected();
  connection.subscribe('eco', { callback: (_error, message) => void message.respond(message.data) });
  expect((await connection.request('eco', 'hola')).string()).toBe('hola');
}

async function expectRefused(because: RegExp): Promise<void> {
  await eventually(async () => expect(said.join('')).toMatch(because));
  expect(broker.connection).toBeNull();
}

describe('a broker that requires credentials', () => {
  it('accepts the user of the variables', async () => {
    server = await guardedBroker(USER_CONFIG);
    open({ NATS_URL: `nats://127.0.0.1:${server.port}`, ...USER });
    await expectWorks();
  });

  it('accepts the user of the address', async () => {
    server = await guardedBroker(USER_CONFIG);
    open({ NATS_URL: `nats://pmp:se%2Ccreta%401@127.0.0.1:${server.port}` });
    await expectWorks();
  });

  it.each([{}, { ...USER, NATS_CLAVE: 'otra' }])(
    'rejects %j, and the log says so without the password',
    async (env) => {
      server = await guardedBroker(USER_CONFIG);
      open({ NATS_URL: `nats://127.0.0.1:${server.port}`, ...env });
      await expectRefused(/Authorization Violation/i);
      expect(said.join('')).not.toContain('otra');
    },
  );

  it('accepts a credentials file', async () => {
    const { config, creds } = operatorOf();
    server = await guardedBroker(config);
    const file = join(server.folder, 'usuario.creds');
    writeFileSync(file, creds);
    open({ NATS_URL: `nats://127.0.0.1:${server.port}`, NATS_CREDENCIALES: file });
    await expectWorks();
  });
});

describe('a broker that should encrypt', () => {
  it('is trusted if the given CA has signed its certificate', async () => {
    server = await guardedBroker(`${TLS_CONFIG}\n${USER_CONFIG}`);
    open({ NATS_URL: `tls://localhost:${server.port}`, NATS_CA: CA, ...USER });
    await expectWorks();
  });

  it('is not trusted if no known CA has signed its certificate', async () => {
    server = await guardedBroker(`${TLS_CONFIG}\n${USER_CONFIG}`);
    open({ NATS_URL: `tls://localhost:${server.port}`, ...USER });
    await expectRefused(/certificate/i);
  });

  it('is refused if it does not', async () => {
    server = await guardedBroker(USER_CONFIG);
    open({ NATS_URL: `tls://127.0.0.1:${server.port}`, ...USER });
    await expectRefused(/does not support 'tls'/);
  });
});
