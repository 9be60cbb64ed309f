import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { eventually, testBroker, testDatabase, type TestBroker, type TestDatabase } from '@pmp/testing';
import { jetstreamManager, type JetStreamManager, type StoredMsg } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Connection } from 'mongoose';
import { copyToken } from '../src/copies/copia-de';
import type { LocalCopy } from '../src/copies/local-copy';
import { UnitOfWork } from '../src/transactions/unit-of-work';
import { cosaEstado, cosaHecha, testService, type TestServiceOptions } from './messaging-service';

type StartOptions = Omit<TestServiceOptions, 'broker' | 'database'> & { database?: TestDatabase };

/** If the broker is killed during a handshake, the client only notices after this timeout. */
const IMPATIENT = { maxReconnectAttempts: -1, reconnectTimeWait: 100, timeout: 1_000 };

/** A busy broker drops a request now and then, so this retries sooner than after the usual 5 s. */
const QUESTION_MS = 1_000;

/** A broker, a database server and the services that a test starts on them. */
export class Messaging {
  private readonly apps: INestApplicationContext[] = [];

  private constructor(
    readonly broker: TestBroker,
    readonly database: TestDatabase,
    readonly nats: NatsConnection,
  ) {}

  static async create(given?: TestBroker): Promise<Messaging> {
    const broker = given ?? (await testBroker());
    const nats = await connect({ ...IMPATIENT, servers: broker.url });
    return new Messaging(broker, await testDatabase(), nats);
  }

  async dispose(): Promise<void> {
    for (const app of this.apps.splice(0)) await app.close();
    await this.nats.close();
    await this.broker.dispose();
  }

  async start(options: StartOptions): Promise<INestApplicationContext> {
    const app = await testService({ broker: this.broker, database: this.database, ...options });
    this.apps.push(app);
    return app;
  }

  async close(app: INestApplicationContext): Promise<void> {
    this.apps.splice(this.apps.indexOf(app), 1);
    await app.close();
  }

  manager(): Promise<JetStreamManager> {
    return jetstreamManager(this.nats, { checkAPI: false, timeout: QUESTION_MS });
  }

  /** Publishes without the outbox, as a faulty publisher or one that repeats itself would. */
  async publish(subject: string, body: unknown): Promise<void> {
    const client = (await this.manager()).jetstream();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    await eventually(() => client.publish(`prueba.${subject}`, text));
  }

  async deadLetters(): Promise<StoredMsg[]> {
    const { streams } = await this.manager();
    const { state } = await streams.info('prueba_MUERTOS');
    const found: StoredMsg[] = [];
    for (let seq = 1; seq <= state.last_seq; seq++) {
      found.push((await streams.getMessage('prueba_MUERTOS', { seq }))!);
    }
    return found;
  }
}

/** Writes a state of `cosa` with that version and a fact about it, in one transaction. */
export const change = (app: INestApplicationContext, _id: string, version: number): Promise<void> =>
  app.get(UnitOfWork).run(async (tx) => {
    const nombre = `versión ${version}`;
    tx.fact(cosaHecha, { _id, nombre });
    tx.state(cosaEstado, _id, version, { nombre });
  });

export const copyOf = (app: INestApplicationContext): LocalCopy<{ nombre: string }> =>
  app.get(copyToken(cosaEstado));

export const databaseOf = (app: INestApplicationContext): Connection => app.get(getConnectionToken());

export const envelope = (id: string, datos: unknown) => ({
  id,
  ocurrido: new Date().toISOString(),
  correlacion: 'correlacion-1',
  actor: null,
  datos,
});
