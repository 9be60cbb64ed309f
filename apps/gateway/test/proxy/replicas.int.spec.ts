import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Exchange } from '../../src/proxy/exchange';
import { Replicas } from '../../src/proxy/replicas';

/** A replica of a service: each has an address of its own, all have the same port. */
class Replica {
  readonly seen: string[] = [];
  isReady = true;
  servicio = 'proyectos';
  answer: RequestListener = (_request, response) => response.end(this.address);
  private server: Server | null = null;

  constructor(readonly address: string) {}

  async start(port = 0): Promise<number> {
    this.server = createServer((request, response) => {
      if (request.headers['x-pmp-servicio'] !== this.servicio) return void response.writeHead(421).end();
      if (request.url === '/salud/listo')
        return void response.writeHead(this.isReady ? 200 : 503).end(JSON.stringify({ listo: this.isReady }));
      this.seen.push(`${request.method} ${request.url}`);
      this.answer(request, response);
    });
    this.server.listen(port, this.address);
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}

let one: Replica;
let two: Replica;
let three: Replica;
let port: number;
let listed: Replica[];
let replicas: Replicas;
let entrance: Server;
let url: string;

beforeEach(async () => {
  [one, two, three] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'].map((address) => new Replica(address)) as [
    Replica,
    Replica,
    Replica,
  ];
  port = await one.start();
  await two.start(port);
  await three.start(port);
  listed = [one];
  const find = () => Promise.resolve(listed.map(({ address }) => address));
  // Until the first look is over the name itself is used; this one leads to the first replica.
  const options = { connections: 8, connect: { timeout: 500 } };
  replicas = new Replicas('proyectos', `http://localhost:${port}`, options, find);
  entrance = createServer((request, response) => {
    const unavailable = (why: string): void => void response.writeHead(503).end(why);
    const passport = { servicio: 'proyectos', correlacion: 'peticion-0001', address: '127.0.0.1' } as const;
    new Exchange(() => replicas, request, response, passport, unavailable).send(
      request.method === 'POST' ? Buffer.from('x') : null,
    );
  });
  entrance.listen(0, '127.0.0.1');
  await once(entrance, 'listening');
  url = `http://127.0.0.1:${(entrance.address() as AddressInfo).port}`;
});
afterEach(async () => {
  entrance.close();
  entrance.closeAllConnections();
  await replicas.destroy();
  await Promise.all([one, two, three].map((replica) => replica.stop()));
});

const ask = async (method = 'GET'): Promise<string> => {
  const reply = await fetch(`${url}/x`, { method, ...(method === 'POST' && { body: 'x' }) });
  const text = await reply.text();
  return reply.status === 200 ? text : `${reply.status} ${text}`;
};
const answers = async (count: number, method = 'GET'): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (let i = 0; i < count; i++) {
    const from = await ask(method);
    counted[from] = (counted[from] ?? 0) + 1;
  }
  return counted;
};
/** Asks until the gateway knows of exactly these. */
const known = (...of: Replica[]): Promise<void> =>
  eventually(async () =>
    expect(Object.keys(await answers(6)).toSorted()).toEqual(of.map(({ address }) => address)),
  );

describe('the replicas behind a name', () => {
  it('share the work evenly, a new one within seconds and without any connection being renewed', async () => {
    await known(one);
    listed = [one, two, three];
    const began = performance.now();
    await known(one, two, three);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await answers(30)).toEqual({ [one.address]: 10, [two.address]: 10, [three.address]: 10 });
  });

  it('give what comes to the one with the fewest requests under way', async () => {
    listed = [one, two];
    await known(one, two);
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    one.answer = (_request, response) => void held.then(() => response.end('late'));
    const first = [ask(), ask()];
    expect(await Promise.race(first)).toBe(two.address);
    expect(await answers(20)).toEqual({ [two.address]: 20 });
    release();
    expect((await Promise.all(first)).toSorted()).toEqual([two.address, 'late']);
  });

  it('get nothing before they are ready, nor when they are about to go', async () => {
    two.isReady = false;
    listed = [one, two];
    await known(one);
    await delay(1_200);
    expect(await answers(10)).toEqual({ [one.address]: 10 });
    expect(two.seen).toEqual([]);
    two.isReady = true;
    await known(one, two);
    one.isReady = false;
    await known(two);
  });

  it('lose no request, not even one that writes, when one of them is gone', async () => {
    listed = [one, two, three];
    await known(one, two, three);
    await two.stop();
    const shares = await answers(30, 'POST');
    expect(Object.keys(shares).toSorted()).toEqual([one.address, three.address]);
    expect([...one.seen, ...three.seen].filter((seen) => seen === 'POST /x')).toHaveLength(30);
    await one.stop();
    await three.stop();
    expect(await ask('POST')).toBe('503 ECONNREFUSED');
  });

  it('are looked for again by a request that the only known one refuses', async () => {
    two.isReady = false;
    listed = [one, two];
    await known(one);
    // Nobody has looked since the other became ready.
    two.isReady = true;
    await one.stop();
    expect(await ask('POST')).toBe(two.address);
  });

  it('do not answer for the service that has left their address to them', async () => {
    listed = [one, two];
    await known(one, two);
    // Nobody has looked since the address of one became another service's.
    one.servicio = 'mensajes';
    expect(await answers(20, 'POST')).toEqual({ [two.address]: 20 });
    expect(one.seen).not.toContain('POST /x');
    two.servicio = 'mensajes';
    expect(await ask('POST')).toBe('503 OTRO_SERVICIO');
    expect(two.seen.filter((seen) => seen === 'POST /x')).toHaveLength(20);
  });

  it('are all asked when none says that it is ready', async () => {
    listed = [one, two];
    await known(one, two);
    one.isReady = two.isReady = false;
    await eventually(async () => expect(Object.keys(await answers(4))).toEqual([one.address]));
  });
});
