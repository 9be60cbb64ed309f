import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { eventually } from '@pmp/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './gateway';
import { sendJson, StubService } from './stub-service';

const BIG_BYTES = 64 * 1024 * 1024;

let gateway: TestGateway;
const proyectos = new StubService();

beforeAll(async () => {
  await proyectos.start();
  gateway = await startGateway({ PROYECTOS_URL: proyectos.url });
});

afterEach(async () => {
  await proyectos.stop();
  await proyectos.start();
});

afterAll(async () => {
  await gateway.close();
  await proyectos.stop();
});

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

  it('lets a refusal that comes before the end of an upload reach the client', async () => {
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
  it('in the middle of an upload takes the request to the service with it, and nothing else', async () => {
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

describe('headers', () => {
  const headersSeen = async (headers: Record<string, string>): Promise<IncomingHttpHeaders> => {
    let seen: IncomingHttpHeaders = {};
    proyectos.answer = (request, response) => {
      seen = request.headers;
      response.end();
    };
    const call = httpRequest(`${gateway.url}/api/proyectos`, { headers }).end();
    const [reply] = (await once(call, 'response')) as [IncomingMessage];
    reply.resume();
    return seen;
  };

  it('keeps those of this hop, and those that lie about the way, from the service', async () => {
    const seen = await headersSeen({
      connection: 'keep-alive, x-secreto',
      'x-secreto': '1',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'malo',
      authorization: 'Bearer abc',
      'accept-language': 'es',
    });
    expect(seen).toEqual({
      host: new URL(proyectos.url).host,
      connection: 'keep-alive',
      authorization: 'Bearer abc',
      'accept-language': 'es',
      'x-correlation-id': expect.stringMatching(/^[\w-]{8,64}$/) as string,
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('keeps a well-formed correlation id and replaces any other', async () => {
    expect((await headersSeen({ 'x-correlation-id': 'prueba-12345' }))['x-correlation-id']).toBe(
      'prueba-12345',
    );
    expect((await headersSeen({ 'x-correlation-id': 'a b"c' }))['x-correlation-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it('answers with the request id and without the headers of the hop behind', async () => {
    proyectos.answer = (_request, response) => {
      response.writeHead(200, {
        'keep-alive': 'timeout=1',
        connection: 'keep-alive, x-interno',
        'x-interno': '1',
      });
      response.end('ok');
    };
    const reply = await get('/api/proyectos', { headers: { 'x-correlation-id': 'prueba-12345' } });
    expect(reply.headers.get('x-request-id')).toBe('prueba-12345');
    expect(reply.headers.get('x-interno')).toBeNull();
    expect(reply.headers.get('keep-alive')).not.toBe('timeout=1');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('a service that is away', () => {
  const expectUnavailable = async (reply: Response): Promise<void> => {
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toEqual({
      success: false,
      message:
        'La parte de proyectos y backlog no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
      codigo: 'NO_DISPONIBLE',
      requestId: reply.headers.get('x-request-id'),
    });
  };

  it('is named in a 503, whatever was asked, and answers again once it is back', async () => {
    proyectos.answer = sendJson(200, { success: true });
    expect((await get('/api/proyectos')).status).toBe(200);
    await proyectos.stop();
    await expectUnavailable(await get('/api/proyectos'));
    await expectUnavailable(await get('/api/proyectos', { method: 'POST', body: '{}' }));
    await expectUnavailable(await get('/api/proyectos', { method: 'POST', body: new Uint8Array(3_000_000) }));
    expect((await get('/api/ia/verificar')).status).toBe(503);
    await proyectos.start();
    await eventually(async () => expect((await get('/api/proyectos')).status).toBe(200));
  });

  it('is away too when its first byte does not come in time', async () => {
    proyectos.answer = () => undefined;
    const impatient = await startGateway({ PROYECTOS_URL: proyectos.url, ESPERA_MS: '400' });
    await expectUnavailable(await fetch(`${impatient.url}/api/proyectos`));
    await impatient.close();
  });

  it('is asked a second time only if that changes nothing there', async () => {
    const methods: string[] = [];
    proyectos.answer = (request) => {
      methods.push(request.method!);
      request.socket.destroy();
    };
    await expectUnavailable(await get('/api/proyectos'));
    await expectUnavailable(await get('/api/proyectos', { method: 'POST', body: '{}' }));
    await expectUnavailable(await get('/api/proyectos', { method: 'DELETE' }));
    expect(methods).toEqual(['GET', 'GET', 'POST', 'DELETE']);
  });

  it('cuts a reply that breaks off, so that nobody takes it for whole', async () => {
    proyectos.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    };
    const reply = await get('/api/proyectos');
    await expect(reply.text()).rejects.toThrow();
  });
});

describe('addresses that lead nowhere', () => {
  it.each(['/api/nada', '/api', '/api/', '/api//proyectos', '/api/docs/nada', '/api/docs/package.json'])(
    'answers 404 for %s in the error body',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, await reply.json()]).toEqual([
        404,
        expect.objectContaining({
          success: false,
          codigo: 'NO_ENCONTRADO',
          requestId: expect.any(String) as string,
        }),
      ]);
    },
  );

  it.each(['/api/proyectos/%zz', '/api/usuarios/../proyectos', '/api/usuarios/%2e%2e/proyectos', '/%zz'])(
    'answers 400 for %s in the error body',
    async (path) => {
      let reached = false;
      proyectos.answer = (_request, response) => {
        reached = true;
        response.end();
      };
      const reply = await rawGet(path);
      expect(reply).toMatch(/^HTTP\/1.1 400 /);
      expect(reply).toContain('"success":false');
      expect(reached).toBe(false);
    },
  );
});

async function text(reply: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of reply) body += String(chunk);
  return body;
}

/** fetch would tidy the path up. */
async function rawGet(path: string): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let reply = '';
  for await (const chunk of socket) reply += String(chunk);
  return reply;
}
