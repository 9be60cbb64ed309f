import { containerFault } from './container-fault';
import type { Shared } from './doorman';
import { eventually } from '../processes/eventually';

/** The images used in production, at a fixed version. */
const MONGO_IMAGE = process.env['MONGO_IMAGEN'] || 'mongo:8.0.4';
const NATS_IMAGE = process.env['NATS_IMAGEN'] || 'nats:2.10.24';
const MONGODB_PORT = 27_017;
const NATS_PORT = 4_222;
const START_MS = 120_000;
/** The most test files of one run that can have a broker of their own. */
const ACCOUNTS = 1_000;

/** An account of the shared broker: its clients see a broker of their own, with its own streams. */
export interface BrokerAccount {
  host: string;
  port: number;
  user: string;
  pass: string;
}

/** Throws an error that says what to do if no container engine answers. */
export async function assertEngine(): Promise<void> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  await getContainerRuntimeClient().catch((error: unknown) => {
    throw new Error(containerFault(error));
  });
}

/** A replica set of one member, because transactions need a replica set. */
export const startMongoContainer = (): Promise<Shared> =>
  orFault(MONGO_IMAGE, async () => {
    const { GenericContainer, Wait } = await import('testcontainers');
    const container = await new GenericContainer(MONGO_IMAGE)
      .withCommand(['mongod', '--replSet', 'rs0', '--bind_ip_all'])
      .withExposedPorts(MONGODB_PORT)
      .withWaitStrategy(Wait.forListeningPorts())
      .withStartupTimeout(START_MS)
      .start();
    const address = `${container.getHost()}:${container.getMappedPort(MONGODB_PORT)}`;
    const uri = `mongodb://${address}/?directConnection=true`;
    const stop = async () => void (await container.stop());
    await initiate(uri).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { answer: () => uri, stop };
  });

/** One server for all: each test file gets the next account, whose subjects and streams no other account sees. */
export const startNatsContainer = (): Promise<Shared> =>
  orFault(NATS_IMAGE, async () => {
    const { GenericContainer, Wait } = await import('testcontainers');
    const container = await new GenericContainer(NATS_IMAGE)
      .withCopyContentToContainer([{ content: natsConfig(), target: '/etc/nats/pruebas.conf' }])
      .withCommand(['-c', '/etc/nats/pruebas.conf'])
      .withExposedPorts(NATS_PORT)
      .withWaitStrategy(Wait.forLogMessage('Server is ready'))
      .withStartupTimeout(START_MS)
      .start();
    const [host, port] = [container.getHost(), container.getMappedPort(NATS_PORT)];
    let next = 0;
    return {
      answer: () => JSON.stringify({ host, port, ...credentialsOf(next++) } satisfies BrokerAccount),
      stop: async () => void (await container.stop()),
    };
  });

const credentialsOf = (number: number) => ({ user: `prueba${number}`, pass: 'prueba' });

function natsConfig(): string {
  const accounts = Array.from({ length: ACCOUNTS }, (_, number) => {
    const { user, pass } = credentialsOf(number);
    return `  ${user.toUpperCase()} { jetstream: enabled, users: [{ user: ${user}, password: ${pass} }] }`;
  });
  return `port: ${NATS_PORT}\njetstream { store_dir: /data }\naccounts {\n${accounts.join('\n')}\n}\n`;
}

async function initiate(uri: string): Promise<void> {
  const { default: mongoose } = await import('mongoose');
  const connection = await mongoose.createConnection(uri).asPromise();
  const admin = connection.getClient().db('admin');
  try {
    const { setName } = await admin.command({ hello: 1 });
    const members = [{ _id: 0, host: `127.0.0.1:${MONGODB_PORT}` }];
    if (!setName) await admin.command({ replSetInitiate: { _id: 'rs0', members } });
    await eventually(
      async () => {
        const { isWritablePrimary } = await admin.command({ hello: 1 });
        if (!isWritablePrimary) throw new Error('el conjunto de réplicas no admite escrituras');
      },
      { within: START_MS },
    );
  } finally {
    await connection.close();
  }
}

const orFault = (image: string, start: () => Promise<Shared>): Promise<Shared> =>
  start().catch((error: unknown) => {
    throw new Error(containerFault(error, image));
  });
