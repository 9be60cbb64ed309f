import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pmp/testing';
import { connect } from 'node:net';
import { startGateway, type TestGateway } from '../gateway';
import { Proxied } from './proxied';
import { sendJson, type StubService } from '../stub-service';

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

describe('a service that is away', () => {
  const expectUnavailable = async (reply: Response): Promise<void> => {
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toEqual({
      success: false,
      message:
        'La parte de proyectos y backlog no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
      codigo: 'NO_DISPONIBLE',
      motivo: 'gateway.parteNoDisponible',
      parametros: { parte: 'proyectos' },
      requestId: reply.headers.get('x-request-id'),
    });
  };

  it('is named in a 503, whatever was requested, and answers again once it is back', async () => {
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

  it('counts as away when another has its address, which says so', async () => {
    const meant: unknown[] = [];
    proyectos.answer = (request, response) => {
      meant.push(request.headers['x-pmp-servicio']);
      response.writeHead(421).end();
    };
    const headers = { 'x-pmp-servicio': 'mensajes' };
    await expectUnavailable(await get('/api/proyectos', { method: 'POST', body: '{}', headers }));
    expect(new Set(meant)).toEqual(new Set(['proyectos']));
  });

  it('counts as away when its first byte does not come in time', async () => {
    proyectos.answer = () => undefined;
    const impatient = await startGateway({ PROYECTOS_URL: proyectos.url, ESPERA_MS: '400' });
    await expectUnavailable(await fetch(`${impatient.url}/api/proyectos`));
    await impatient.close();
  });

  it('is asked a second time only if that cannot change anything', async () => {
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

  it('has its reply cut if it breaks off, so that nobody takes it for complete', async () => {
    proyectos.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    };
    const reply = await get('/api/proyectos');
    await expect(reply.text()).rejects.toThrow();
  });
});

describe('paths that lead nowhere', () => {
  it.each(['/api/nada', '/api', '/api/', '/api//proyectos', '/api/docs/nada', '/api/docs/package.json'])(
    'answers %s with 404 and the error body',
    async (path) => {
      const reply = await get(path);
      expect([reply.status, await reply.json()]).toEqual([
        404,
        expect.objectContaining({
          success: false,
          codigo: 'NO_ENCONTRADO',
          requestId: expect.any(String),
        }),
      ]);
    },
  );

  it.each(['/api/proyectos/%zz', '/api/usuarios/../proyectos', '/api/usuarios/%2e%2e/proyectos', '/%zz'])(
    'answers %s with 400 and the error body',
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

/** Over a raw socket, because fetch would normalize the path. */
async function rawGet(path: string): Promise<string> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let reply = '';
  for await (const chunk of socket) reply += String(chunk);
  return reply;
}
