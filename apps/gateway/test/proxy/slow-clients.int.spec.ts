import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { startGateway, type TestGateway } from '../gateway';
import { sendJson, StubService } from '../stub-service';

let gateway: TestGateway;
const proyectos = new StubService();

beforeAll(async () => {
  await proyectos.start();
  gateway = await startGateway({ PROYECTOS_URL: proyectos.url });
});
afterAll(async () => {
  await gateway.close();
  await proyectos.stop();
});

describe('clients that hold a place', () => {
  /** Opens `count` requests of which one byte has arrived. */
  async function holdUploads(count: number, url = gateway.url): Promise<Socket[]> {
    const { port } = new URL(url);
    const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.write('POST /api/tareas HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n');
    }
    return sockets;
  }

  it('by sending slowly do not take the places of others', async () => {
    let held = 0;
    proyectos.answer = (request, response) => {
      if (request.method === 'POST') held += 1;
      else sendJson(200, { success: true })(request, response);
    };
    const sockets = await holdUploads(300);
    await eventually(() => expect(held).toBe(256), { within: 15_000 });
    expect((await fetch(`${gateway.url}/api/proyectos`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('are told to wait when one address sends too much at once', async () => {
    proyectos.answer = (request, response) => {
      if (request.method === 'GET') sendJson(200, { success: true })(request, response);
    };
    const limited = await startGateway({ PROYECTOS_URL: proyectos.url, LIMITAR_LOCAL: 'true' });
    const sockets = await holdUploads(65, limited.url);
    const refused = await Promise.any(
      sockets.map(async (socket) => String(((await once(socket, 'data')) as [Buffer])[0])),
    );
    expect(refused).toMatch(/^HTTP\/1.1 429 /);
    for (const socket of sockets) socket.destroy();
    await eventually(async () => {
      const body = new Uint8Array(20_000);
      const reply = fetch(`${limited.url}/api/tareas`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(300),
      });
      await expect(reply).rejects.toThrow(/timeout/);
    });
    await limited.close();
  });

  it('are disconnected after a refusal, even if they do not hang up', async () => {
    const socket = connect({
      port: Number(new URL(gateway.url).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    socket.on('error', () => undefined);
    socket.resume();
    socket.write('esto no es HTTP\r\n\r\n');
    await once(socket, 'end');
    const server = gateway.app.getHttpServer() as Server;
    const open = await promisify(server.getConnections.bind(server))();
    await eventually(async () => {
      expect(await promisify(server.getConnections.bind(server))()).toBeLessThan(open);
    });
    socket.destroy();
  });

  it('that have sent nothing are disconnected without a reply, which would answer what they ask for next', async () => {
    const server = gateway.app.getHttpServer() as Server;
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (bytes) => received.push(bytes));
    socket.on('error', () => undefined);
    const closed = once(socket, 'close');
    // What Node does once the time for the headers is over.
    server.emit('clientError', new Error('Request timeout'), (await accepted)[0]);
    await closed;
    expect(received).toEqual([]);
  });
});
