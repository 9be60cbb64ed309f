import { containerFault } from './container-fault';
import type { Shared } from './doorman';
import { eventually } from './eventually';

/** Those of production, at a version that stays. */
const MONGO_IMAGE = process.env['MONGO_IMAGEN'] || 'mongo:8.0.4';
const NATS_IMAGE = process.env['NATS_IMAGEN'] || 'nats:2.10.24';
const MONGODB_PORT = 27_017;
const NATS_PORT = 4_222;
const START_MS = 120_000;
/** As many test files can have a broker of their own in one run. */
const ACCOUNTS = 1_000;

/** An account of the shared broker: to its clients a broker of their own, streams and all. */
export interface BrokerAccount {
  host: string;
  port: number;
  user: string;
  pass: string;
}

/** Throws what a person has to do where no engine answers. */
export async function assertEngine(): Promise<void> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  await getContainerRuntimeClient().catch((error: unknown) => {
    throw new Error(containerFault(error));
  });
}

/** A replica set of one, because there are transactions. */
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

/** One server for all: each file gets the next account, whose subjects and streams no other one sees. */
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
