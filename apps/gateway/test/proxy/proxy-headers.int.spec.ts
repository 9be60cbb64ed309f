import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { REQUEST_LOGGER } from '@pmp/platform';
import { eventually, GATEWAY_SECRET } from '@pmp/testing';
import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { TestGateway } from '../gateway';
import { Proxied } from './proxied';
import type { StubService } from '../stub-service';

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

  it('hides headers of this hop, and false ones about the route, from the service', async () => {
    const seen = await headersSeen({
      connection: 'keep-alive, x-secreto',
      'x-secreto': '1',
      te: 'trailers',
      'proxy-authorization': 'Basic x',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'malo',
      'x-pmp-gateway': 'adivinado-por-un-cliente',
      'x-pmp-servicio': 'usuarios',
      authorization: 'Bearer abc',
      'accept-language': 'es',
    });
    expect(seen).toEqual({
      host: new URL(proyectos.url).host,
      connection: 'keep-alive',
      authorization: 'Bearer abc',
      'accept-language': 'es',
      'x-correlation-id': expect.stringMatching(/^[\w-]{8,64}$/),
      'x-forwarded-for': '127.0.0.1',
      'x-pmp-gateway': GATEWAY_SECRET,
      'x-pmp-servicio': 'proyectos',
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

  it('answers with the request id and without headers of the hop behind', async () => {
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

describe('the access line', () => {
  it('carries the id of the click, and the service instead of the address, which may hold a secret', async () => {
    const lines = jest.spyOn(gateway.app.get<{ info: (line: unknown) => void }>(REQUEST_LOGGER), 'info');
    await get('/api/proyectos/secreto?clave=secreto', { headers: { 'x-correlation-id': 'clic-de-prueba' } });
    await eventually(() => expect(lines).toHaveBeenCalledTimes(1));
    const [line] = lines.mock.lastCall!;
    expect(line).toMatchObject({
      correlacion: 'clic-de-prueba',
      metodo: 'GET',
      ruta: '/api/* (proyectos)',
      estado: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(line)).not.toContain('secreto');
    lines.mockRestore();
  });
});
