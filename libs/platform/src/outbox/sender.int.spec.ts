import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager, type JetStreamManager } from '@nats-io/jetstream';
import { connect, nanos, type NatsConnection } from '@nats-io/transport-node';
import {
  eventually,
  newId,
  testBroker,
  testDatabase,
  type TestBroker,
  type TestDatabase,
} from '@pmp/testing';
import { createConnection, type Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { buildSender, Sender } from '../../test/sender';

const HECHOS = 'prueba_HECHOS';
const ESTADO = 'prueba_ESTADO';
const WITHIN = { within: 15_000 };

let broker: TestBroker;
let database: TestDatabase;
let connection: Connection;
let nats: NatsConnection;
let removeBuild: () => void;
const senders: Sender[] = [];

beforeAll(async () => {
  removeBuild = await buildSender();
});
afterAll(() => removeBuild());

beforeEach(async () => {
  broker = await testBroker();
  database = await testDatabase();
  connection = await createConnection(database.uri, { dbName: `${database.base}_origen` }).asPromise();
  nats = await connect({
    servers: broker.url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    timeout: 1_000,
  });
});
afterEach(async () => {
  for (const sender of senders.splice(0)) await sender.end('SIGKILL');
  await nats.close();
  await connection.close();
  await broker.dispose();
});

const start = async (extra: NodeJS.ProcessEnv = {}): Promise<Sender> => {
  const sender = await Sender.start(broker.url, database, extra);
  senders.push(sender);
  return sender;
};
const manager = (): Promise<JetStreamManager> => jetstreamManager(nats, { checkAPI: false });
const depth = (): Promise<number> => connection.collection('outbox').countDocuments();
const outboxIsEmpty = () => eventually(async () => expect(await depth()).toBe(0), WITHIN);

/** Every fact of the stream, as `<id> <version>`. */
async function facts(): Promise<string[]> {
  const jsm = await manager();
  const { state } = await jsm.streams.info(HECHOS);
  const found: string[] = [];
  for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
    const message = await jsm.streams.getMessage(HECHOS, { seq });
    const { datos } = message!.json<{ datos: { _id: string; nombre: string } }>();
    found.push(`${datos._id} ${datos.nombre.split(' ')[1]}`);
  }
  return found;
}

async function storedVersion(id: string): Promise<number | undefined> {
  const message = await (
    await manager()
  ).streams.getMessage(ESTADO, {
    last_by_subj: `prueba.estado.origen.cosa.v1.${id}`,
  });
  return message?.json<{ version: number }>().version;
}

describe('a sender that dies', () => {
  it('between commit and publish leaves its change to the next process, which sends it once', async () => {
    const id = newId();
    await broker.stop();
    const first = await start();
    first.change(id, 1);
    await eventually(() => expect(first.committed).toEqual([`${id} 1`]), WITHIN);
    await first.end('SIGKILL');
    expect(await depth()).toBe(1);

    await broker.start();
    await start();
    await outboxIsEmpty();
    expect(await facts()).toEqual([`${id} 1`]);
    expect(await storedVersion(id)).toBe(1);
  });

  it('repeatedly under load loses no committed change, and each is sent once and in order', async () => {
    const committed: string[] = [];
    for (let round = 0; round < 4; round++) {
      const sender = await start();
      // New entities each round: MongoDB keeps the documents of a killed client locked for a minute if its transaction
      // was open.
      const ids = Array.from({ length: 20 }, newId);
      const until = Date.now() + 400 + Math.random() * 500;
      let version = 0;
      do {
        version++;
        for (const id of ids) sender.change(id, version);
        if (Date.now() > until) break;
        await eventually(() => expect(sender.committed).toHaveLength(ids.length * version), WITHIN);
      } while (sender.child.exitCode === null);
      await delay(Math.random() * 20);
      await sender.end('SIGKILL');
      committed.push(...sender.committed);
    }
    await start();
    await outboxIsEmpty();

    const sent = await facts();
    expect(new Set(sent).size).toBe(sent.length);
    expect(committed.filter((change) => !sent.includes(change))).toEqual([]);
    const now = await connection.collection('cosas').find().toArray();
    const perId = (id: string) =>
      sent.filter((change) => change.startsWith(id)).map((c) => Number(c.split(' ')[1]));
    for (const cosa of now) {
      const versions = perId(String(cosa._id));
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(versions.at(-1)).toBe(Number(cosa['version']));
      expect(await storedVersion(String(cosa._id))).toBe(Number(cosa['version']));
    }
    expect(now).toHaveLength(4 * 20);
  }, 60_000);
});

describe('two senders of one service', () => {
  it('send every change that either of them commits exactly once', async () => {
    const [one, two] = [await start(), await start()];
    const ids = Array.from({ length: 100 }, newId);
    ids.forEach((id, n) => (n % 2 ? one : two).change(id, 1));
    await eventually(() => expect(one.committed.length + two.committed.length).toBe(100), WITHIN);
    await outboxIsEmpty();
    expect((await facts()).toSorted()).toEqual(ids.map((id) => `${id} 1`).toSorted());
  });

  it('do not overwrite a newer state with an older one when a paused sender wakes up', async () => {
    const id = newId();
    const paused = await start({ PAUSA: '1' });
    // Shortens the duplicate check of the broker, which only lasts minutes anyway, so that it cannot hide a fault.
    await eventually(async () => (await manager()).streams.update(ESTADO, { duplicate_window: nanos(100) }));
    paused.change(id, 1);
    await eventually(() => expect(paused.committed).toHaveLength(1), WITHIN);

    const other = await start();
    other.change(id, 2);
    await eventually(async () => expect(await storedVersion(id)).toBe(2), WITHIN);
    await outboxIsEmpty();
    await delay(200);
    paused.child.kill('SIGCONT');
    paused.change(newId(), 1);
    await eventually(() => expect(paused.committed).toHaveLength(2), WITHIN);
    await outboxIsEmpty();
    expect(await storedVersion(id)).toBe(2);
    expect(await facts()).toHaveLength(3);
  }, 40_000);
});
