import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Mensaje, MensajesReply } from '@pmp/contracts/mensajes';
import { eventually, newId, testBroker, TestPeople, type TestBroker, type TestPerson } from '@pmp/testing';
import { createConnection, type Connection } from 'mongoose';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Reply } from './client';
import { KillableDatabase } from './killable-database';
import { buildApp, AppProcess, NO_SERVICES, type Build } from './processes';
import { answerTokens } from './token-owner';
import { destino } from './world';

const BASE = 'mensajes';
const WITHIN = { within: 30_000 };

let broker: TestBroker;
let database: KillableDatabase;
let connection: Connection;
let nats: NatsConnection;
let builds: Build[];
let mensajes: AppProcess;
let parts: NodeJS.ProcessEnv;
let gateway: AppProcess;
let people: TestPerson[];
let team: string;
const clients: Client[] = [];

beforeAll(async () => {
  builds = await Promise.all([buildApp('mensajes'), buildApp('gateway')]);
  broker = await testBroker();
  database = await KillableDatabase.start();
  connection = await createConnection(database.uri, { dbName: BASE }).asPromise();
  const directory = await TestPeople.in(connection);
  people = [await directory.person(), await directory.person(), await directory.person()];
  team = await directory.team(Object.fromEntries(people.map(({ _id }) => [_id, 'miembro'])));
  nats = await connect({ servers: broker.url, maxReconnectAttempts: -1, reconnectTimeWait: 50 });
  answerTokens(nats, (token) => people.find((person) => person.token === token));
  parts = { MONGODB_URI: database.uri, MONGODB_BASE: BASE, NATS_URL: broker.url };
  mensajes = await AppProcess.start(builds[0]!, parts, '/salud/listo');
  const env = { ...NO_SERVICES, MENSAJES_URL: mensajes.url, NATS_URL: broker.url };
  gateway = await AppProcess.start(builds[1]!, env, '/api/salud/vivo');
}, 90_000);
afterEach(() => {
  for (const client of clients.splice(0)) client.socket.disconnect();
});
afterAll(async () => {
  await Promise.all([mensajes?.kill(), gateway?.kill()]);
  for (const build of builds) build.remove();
  await connection.close();
  await nats.close();
  await Promise.all([broker.dispose(), database.dispose()]);
});

/** Behaves like the web app: fetches at every (re)connect and whenever it is told to, applies live events, keeps one bubble per message. */
class Screen {
  readonly seen = new Map<string, Mensaje>();
  readonly client: Client;

  constructor(private readonly person: TestPerson) {
    this.client = new Client(gateway.url, person.token);
    clients.push(this.client);
    for (const evento of ['nuevo_mensaje', 'mensaje_enviado']) {
      this.client.socket.on(evento, (mensaje: Mensaje) => this.seen.set(mensaje._id, mensaje));
    }
    for (const missed of ['connect', 'recargar']) this.client.socket.on(missed, () => void this.refetch());
    this.client.socket.on('connect_error', () => setTimeout(() => this.client.socket.connect(), 100));
  }

  /** Retries until it is answered. */
  async refetch(): Promise<void> {
    const { mensajes: page } = await eventually(() => fetchPage(this.person), WITHIN);
    for (const mensaje of page) this.seen.set(mensaje._id, mensaje);
  }
}

async function fetchPage(person: TestPerson): Promise<MensajesReply> {
  const url = `${gateway.url}/api/mensajes/${team}/equipo?limite=200`;
  const reply = await fetch(url, { headers: person.auth });
  if (reply.status !== 200) throw new Error(`${reply.status}`);
  return (await reply.json()) as MensajesReply;
}

/** Sends with one clienteId until it is acknowledged, as 'Reintentar' does. */
async function sendUntilAcked({ client }: Screen, contenido: string): Promise<Mensaje> {
  const payload = { contenido, ...destino('equipo', team), clienteId: newId() };
  const until = Date.now() + WITHIN.within;
  for (;;) {
    const reply = await (
      client.socket.timeout(1_500).emitWithAck('enviar_mensaje', payload) as Promise<Reply>
    ).catch(() => null);
    if (reply?.success && reply.mensaje) return reply.mensaje;
    if (Date.now() > until) throw new Error(`never acknowledged: ${reply?.message}`);
    await delay(100);
  }
}

const MESSAGES = 12;

describe('a conversation during which something is killed', () => {
  const blows: [string, () => Promise<void>][] = [
    ['mensajes', () => mensajes.kill().then(() => mensajes.start())],
    ['the gateway', () => gateway.kill().then(() => gateway.start())],
    ['the broker', () => broker.kill().then(() => broker.start())],
    ['the database', () => database.kill().then(() => database.start())],
    [
      'mensajes and the database',
      () =>
        Promise.all([mensajes.kill(), database.kill()])
          .then(() => database.start())
          .then(() => mensajes.start()),
    ],
    [
      'mensajes and the broker',
      () =>
        Promise.all([mensajes.kill(), broker.kill()])
          .then(() => broker.start())
          .then(() => mensajes.start()),
    ],
  ];

  it.each(blows)(
    '%s: everybody has what was acknowledged, once and in one order',
    async (name, blow) => {
      const screens = people.map((person) => new Screen(person));
      await eventually(
        () => expect(screens.every(({ client }) => client.socket.connected)).toBe(true),
        WITHIN,
      );
      const acked: Mensaje[] = [];
      const talk = screens.map(async (screen, i) => {
        for (let n = 0; n < MESSAGES; n += 1) {
          acked.push(await sendUntilAcked(screen, `${name} ${i}-${n}`));
          await delay(60);
        }
      });
      await eventually(() => expect(acked.length).toBeGreaterThan(MESSAGES / 2), WITHIN);
      await blow();
      await Promise.all(talk);
      expect(new Set(acked.map(({ _id }) => _id)).size).toBe(MESSAGES * people.length);
      await eventually(async () => {
        for (const [i, screen] of screens.entries()) {
          const stored = (await fetchPage(people[i]!)).mensajes;
          const ours = stored.filter(({ contenido }) => contenido.startsWith(`${name} `));
          expect(ours.map(({ contenido }) => contenido).sort()).toEqual(
            acked.map(({ contenido }) => contenido).sort(),
          );
          const secuencias = stored.map(({ secuencia }) => secuencia);
          expect(secuencias).toEqual([...new Set(secuencias)].sort((a, b) => a - b));
          expect(secuencias.at(-1)! - secuencias[0]!).toBe(secuencias.length - 1);
          for (const { _id } of acked) expect(screen.seen.has(_id)).toBe(true);
        }
      }, WITHIN);
    },
    60_000,
  );
});

describe('the service killed right after it acknowledged', () => {
  it('delivers to sockets that stayed open once it is back', async () => {
    const [ana, luis] = [new Screen(people[0]!), new Screen(people[1]!)];
    const open = () => [ana, luis].every(({ client }) => client.socket.connected);
    await eventually(() => expect(open()).toBe(true), WITHIN);
    const acked: Mensaje[] = [];
    for (let n = 0; n < 3; n += 1) {
      acked.push(...(await Promise.all([0, 1, 2].map((i) => sendUntilAcked(ana, `${n}-${i}`)))));
      await mensajes.kill();
      await mensajes.start();
    }
    await eventually(async () => {
      for (const { _id } of acked)
        expect(luis.client.of('nuevo_mensaje').map((m: Mensaje) => m._id)).toContain(_id);
      expect(await connection.collection('outbox').countDocuments()).toBe(0);
    }, WITHIN);
  }, 60_000);
});

describe('two replicas of the service', () => {
  it('give one order, and store a message sent to both once', async () => {
    const second = await AppProcess.start(builds[0]!, parts, '/salud/listo');
    try {
      const screens = people.map((person) => new Screen(person));
      await eventually(
        () => expect(screens.every(({ client }) => client.socket.connected)).toBe(true),
        WITHIN,
      );
      const before = (await fetchPage(people[0]!)).mensajes.at(-1)?.secuencia ?? 0;
      // A slow machine may answer too late; then the message is sent again, as a browser does.
      const send = (screen: Screen, contenido: string, clienteId: string) =>
        eventually(async () => {
          const payload = { contenido, clienteId, ...destino('equipo', team) };
          const reply = await screen.client.ask('enviar_mensaje', payload);
          if (!reply.success) throw new Error(reply.message);
          return reply;
        }, WITHIN);
      const acks = await Promise.all(
        screens.flatMap((screen) => {
          const name = newId();
          return Array.from({ length: 12 }, (_, n) => send(screen, `r${n % 6}`, `${name}-${n % 6}`));
        }),
      );
      const ids = new Set(acks.map(({ mensaje }) => mensaje?._id));
      expect(ids.size).toBe(18);
      const stored = (await fetchPage(people[1]!)).mensajes.filter(({ secuencia }) => secuencia > before);
      expect(stored.map(({ secuencia }) => secuencia)).toEqual(
        Array.from({ length: 18 }, (_, n) => before + n + 1),
      );
      expect(new Set(stored.map(({ _id }) => _id))).toEqual(ids);
    } finally {
      await second.kill();
    }
  }, 60_000);
});
