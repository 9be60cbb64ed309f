import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { TestGateway } from '../gateway';
import { Proxied } from './proxied';
import { sendJson, type StubService } from '../stub-service';

const BIG_BYTES = 64 * 1024 * 1024;

let proxied: Proxied;
let gateway: TestGateway;
let proyectos: StubService;

beforeAll(async () => {
  proxied = await Proxied.start();
  ({ gateway, proyectos } = proxied);
});

afterEach(() => proxied.renew());

afterAll(() => proxied.close());

const get = (path: string, init?: RequestInit) => fetch(gateway.url + path, init);

describe('what goes through', () => {
  it('passes method, path, query, body and reply on unchanged', async () => {
    const seen: { method?: string; url?: string; body: string }[] = [];
    proyectos.answer = async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      seen.push({ method: request.method, url: request.url, body });
      response.writeHead(201, {
        'content-type': 'application/json',
        etag: '"7"',
        'set-cookie': ['a=1', 'b=2'],
      });
      response.end('{"success":true}');
    };
    const reply = await get('/api/epicas?x=a%20b&y=//', { method: 'POST', body: '{"titulo":"Épica"}' });
    expect(seen).toEqual([{ method: 'POST', url: '/api/epicas?x=a%20b&y=//', body: '{"titulo":"Épica"}' }]);
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"7"');
    expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await reply.text()).toBe('{"success":true}');
  });

  it('answers HEAD, 204 and 304 without waiting for a body', async () => {
    proyectos.answer = (_request, response) => response.writeHead(200, { 'content-length': '500' }).end();
    const head = await get('/api/proyectos', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '500']);
    for (const status of [204, 304]) {
      proyectos.answer = (_request, response) => response.writeHead(status).end();
      expect((await get('/api/proyectos')).status).toBe(status);
    }
  });

  it('streams a large upload while the client still sends it', async () => {
    let received = 0;
    proyectos.answer = (request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      request.on('end', () => sendJson(200, { received })(request, response));
    };
    const upload = httpRequest(`${gateway.url}/api/tareas`, { method: 'POST' });
    upload.write(Buffer.alloc(300_000));
    await eventually(() => expect(received).toBe(300_000));
    upload.end(Buffer.alloc(50));
    const [reply] = (await once(upload, 'response')) as [IncomingMessage];
    expect(JSON.parse(await text(reply))).toEqual({ received: 300_050 });
  });

  it('streams a large reply at the pace of its reader, without keeping it', async () => {
    const chunk = randomBytes(64 * 1024);
    let produced = 0;
    proyectos.answer = (_request, response) => {
      const source = new Readable({
        read() {
          produced += chunk.length;
          this.push(produced > BIG_BYTES ? null : chunk);
        },
      });
      source.pipe(response);
    };
    const download = httpRequest(`${gateway.url}/api/tareas/x/archivos/y`).end();
    const [reply] = (await once(download, 'response')) as [IncomingMessage];
    reply.pause();
    await eventually(async () => {
      const before = produced;
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(produced).toBe(before);
    });
    expect(produced).toBeLessThan(BIG_BYTES / 2);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const part of reply) {
      bytes += (part as Buffer).length;
      hash.update(part as Buffer);
    }
    const expected = createHash('sha256');
    for (let i = 0; i < bytes / chunk.length; i += 1) expected.update(chunk);
    expect(bytes).toBe(BIG_BYTES);
    expect(hash.digest('hex')).toBe(expected.digest('hex'));
  });

  it('lets a refusal reach the client before its upload has ended', async () => {
    proyectos.answer = (request, response) => {
      response.writeHead(413, { connection: 'close', 'content-type': 'application/json' });
      response.end('{"codigo":"ARCHIVO_DEMASIADO_GRANDE"}');
      request.socket.once('error', () => undefined);
    };
    const reply = await get('/api/tareas', { method: 'POST', body: new Uint8Array(5_000_000) });
    expect(reply.status).toBe(413);
    expect(await reply.json()).toEqual({ codigo: 'ARCHIVO_DEMASIADO_GRANDE' });
  });

  it('refuses JSON that no service reads, without asking one', async () => {
    let asked = 0;
    proyectos.answer = (_request, response) => {
      asked += 1;
      response.end('{}');
    };
    const post = (length: number) =>
      get('/api/tareas', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify('x'.repeat(length)),
      });
    const refused = await post(300_000);
    expect([refused.status, asked]).toEqual([413, 0]);
    expect(await refused.json()).toMatchObject({ message: 'La petición es demasiado grande' });
    expect([(await post(200_000)).status, asked]).toEqual([200, 1]);
  });

  it('tells the service when the client has left', async () => {
    let left = false;
    proyectos.answer = (_request, response) => {
      response.write('data: 1\n\n');
      response.once('close', () => (left = true));
    };
    const leaving = new AbortController();
    const reply = await get('/api/proyectos', { signal: leaving.signal });
    await reply.body!.getReader().read();
    leaving.abort();
    await eventually(() => expect(left).toBe(true));
  });
});

describe('a client that leaves', () => {
  it('in the middle of an upload aborts its request to the service, and nothing else', async () => {
    let [arrived, cut] = [false, false];
    proyectos.answer = (request) => {
      request.on('data', () => (arrived = true));
      request.once('close', () => (cut = !request.complete));
    };
    const upload = httpRequest(`${gateway.url}/api/tareas`, {
      method: 'POST',
      headers: { 'content-length': 1_000_000 },
    });
    upload.on('error', () => undefined);
    upload.write(Buffer.alloc(300_000));
    await eventually(() => expect(arrived).toBe(true));
    upload.destroy();
    await eventually(() => expect(cut).toBe(true));
    proyectos.answer = sendJson(200, { success: true });
    expect((await get('/api/proyectos')).status).toBe(200);
  });

  it('before a small body is complete never reaches the service', async () => {
    let reached = 0;
    proyectos.answer = (request, response) => {
      reached += 1;
      sendJson(200, {})(request, response);
    };
    const upload = httpRequest(`${gateway.url}/api/epicas`, {
      method: 'POST',
      headers: { 'content-length': 100 },
    });
    upload.on('error', () => undefined);
    upload.write('{"titulo":');
    await eventually(() => expect(upload.writableLength).toBe(0));
    upload.destroy();
    await get('/api/proyectos');
    expect(reached).toBe(1);
  });
});

async function text(reply: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of reply) body += String(chunk);
  return body;
}
