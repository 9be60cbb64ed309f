import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as rutas from '@pmp/contracts/common/rutas';
import { handlersOf, routeOf } from '@pmp/platform';
import { eventually, freePort } from '@pmp/testing';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { io } from 'socket.io-client';
import { CERT, EXPIRES, KEY } from './certificate';
import { startGateway, type TestGateway } from './gateway';
import { sendJson, StubService } from './stub-service';

const ESTADO = {
  servicio: 'sprints',
  version: '1.0.0',
  desde: '2026-11-20T10:00:00.000Z',
  listo: true,
  base: true,
  broker: true,
  outbox: 0,
  consumidores: [{ nombre: 'sprints-x', pendientes: 0, esperaMs: 0 }],
  letras: [],
  letrasTotal: 0,
};

const sprints = new StubService();
const proyectos = new StubService();
let gateway: TestGateway;
let metrics: string;

beforeAll(async () => {
  await Promise.all([sprints.start(), proyectos.start()]);
  const puerto = await freePort();
  metrics = `http://127.0.0.1:${puerto}/metrics`;
  gateway = await startGateway({
    HOST: '127.0.0.1',
    METRICAS_PUERTO: String(puerto),
    SPRINTS_URL: sprints.url,
    PROYECTOS_URL: proyectos.url,
    VERSION: '1.2.3',
  });
});
beforeEach(() => {
  sprints.answer = sendJson(200, ESTADO);
  proyectos.answer = sendJson(200, { ...ESTADO, servicio: 'proyectos' });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([sprints.stop(), proyectos.stop()]);
});

const AUTH = { authorization: 'Bearer abc' };

const call = async (path = '', method = 'GET', headers: Record<string, string> = AUTH) => {
  const reply = await fetch(`${gateway.url}/api/operacion${path}`, { method, headers });
  const body = (await reply.json()) as { servicios: { servicio: string; estado: object | null }[] };
  return { status: reply.status, body };
};

describe('the contracts of the gateway itself', () => {
  it('are all answered, and whoever makes no calls asks for the rest', () => {
    const handlers = handlersOf(gateway.app);
    const promised = Object.values(rutas).flatMap((each) => Object.values(each));
    expect(new Set(handlers.flatMap((handler) => routeOf(handler) ?? []))).toEqual(new Set(promised));
    const rest = handlers.filter((handler) => !routeOf(handler)).map(({ path }) => path);
    expect(rest.toSorted()).toEqual(['/docs-eventos', '/docs-json', '/salud/listo', '/salud/vivo']);
  });
});

describe('/api/operacion', () => {
  it('shows every service and this process, including those that do not answer', async () => {
    const { status, body } = await call();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, gateway: { version: '1.2.3', broker: false, sockets: 0 } });
    const shown = body.servicios.map(({ servicio, estado }) => [servicio, estado !== null]);
    expect(Object.fromEntries(shown)).toEqual({
      usuarios: false,
      proyectos: true,
      sprints: true,
      mensajes: false,
      notificaciones: false,
      ia: false,
      integraciones: false,
    });
  });

  it('asks with the token and the correlation id of the caller', async () => {
    const seen: unknown[] = [];
    sprints.answer = (request, response) => {
      seen.push([request.url, request.headers['authorization'], request.headers['x-correlation-id']]);
      sendJson(200, ESTADO)(request, response);
    };
    await call('', 'GET', { ...AUTH, 'x-correlation-id': 'peticion-0001' });
    expect(seen).toEqual([['/operacion', 'Bearer abc', 'peticion-0001']]);
  });

  it('asks no service for a caller without a session', async () => {
    let asked = 0;
    sprints.answer = () => void (asked += 1);
    expect(await call('', 'GET', {})).toMatchObject({ status: 401, body: { codigo: 'NO_AUTENTICADO' } });
    expect(asked).toBe(0);
  });

  it.each([401, 403])('shows nothing at all when one service refuses with %i', async (status) => {
    const refusal = { success: false, message: 'No', codigo: 'SIN_PERMISO', requestId: 'peticion-0001' };
    sprints.answer = sendJson(status, refusal);
    expect(await call()).toEqual({ status, body: refusal });
  });

  it('shows nothing when no service can say who asks', async () => {
    sprints.answer = proyectos.answer = sendJson(500, {});
    expect(await call()).toMatchObject({ status: 503, body: { success: false, codigo: 'NO_DISPONIBLE' } });
  });

  it('treats a service with another reply format as one that does not answer', async () => {
    sprints.answer = sendJson(200, { ...ESTADO, outbox: 'muchos' });
    const { body } = await call();
    expect(body.servicios[2]).toEqual({ servicio: 'sprints', estado: null });
  });

  it.each([
    ['POST', '/reintentar', 409],
    ['DELETE', '', 200],
  ])('passes %s to the service named in the letter, and its answer back', async (method, rest, status) => {
    const seen: unknown[] = [];
    sprints.answer = (request, response) => {
      seen.push([request.method, request.url]);
      sendJson(status, { success: status === 200, message: 'x' })(request, response);
    };
    const reply = await call(`/letras-muertas/sprints-17${rest}`, method);
    expect(reply).toEqual({ status, body: { success: status === 200, message: 'x' } });
    expect(seen).toEqual([[method, `/operacion/letras-muertas/sprints-17${rest}`]]);
  });

  it.each([
    ['nadie-17', 404],
    ['usuarios-17', 503],
    ['sprints-..%2f', 400],
    ['x', 400],
  ])('refuses a letter %s with %i', async (id, status) => {
    expect(await call(`/letras-muertas/${id}/reintentar`, 'POST')).toMatchObject({
      status,
      body: { success: false },
    });
  });
});

describe('an installation with the embedded database', () => {
  const datos = (documentos: number, embebida = true) => ({ embebida, documentos, bytes: 1, disco: null });
  const embebida = async () => ((await call()).body as unknown as { embebida: unknown }).embebida;

  it('is measured against what that carries, which a MongoDB is not', async () => {
    sprints.answer = sendJson(200, { ...ESTADO, datos: datos(1, false) });
    expect(await embebida()).toBeNull();
    sprints.answer = sendJson(200, { ...ESTADO, datos: datos(100_000), personas: 12 });
    proyectos.answer = sendJson(200, { ...ESTADO, servicio: 'proyectos', datos: datos(100_000) });
    const limites = { documentos: 500_000, personas: 1_000, sockets: 2_000 };
    const usado = { documentos: 200_000, personas: 12, sockets: 0 };
    expect(await embebida()).toEqual({ usado, limites, cerca: false });
    proyectos.answer = sendJson(200, { ...ESTADO, servicio: 'proyectos', datos: datos(250_000) });
    expect(await embebida()).toMatchObject({ cerca: true });
    sprints.answer = sendJson(200, { ...ESTADO, datos: datos(1), personas: 700 });
    expect(await embebida()).toMatchObject({ cerca: true });
  });
});

describe('the certificate of the address', () => {
  it('is looked at, whether it is good or not, and told as until when it is', async () => {
    const server = createServer({ key: KEY, cert: CERT });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const [puerto, other] = [await freePort(), await freePort()];
    const env = { HOST: '127.0.0.1', SPRINTS_URL: sprints.url, METRICAS_PUERTO: String(puerto) };
    const watching = await startGateway({ ...env, CERTIFICADO_DE: `https://localhost:${port}/` });
    const plain = await startGateway({
      ...env,
      METRICAS_PUERTO: String(other),
      CERTIFICADO_DE: 'http://localhost/',
    });
    const told = async ({ url }: TestGateway) => {
      const reply = await fetch(`${url}/api/operacion`, { headers: AUTH });
      return ((await reply.json()) as { gateway: { certificado: unknown } }).gateway.certificado;
    };
    const caduca = new Date(EXPIRES).toISOString();
    await eventually(async () => expect(await told(watching)).toEqual({ caduca }));
    const figures = async (of: number) => (await fetch(`http://127.0.0.1:${of}/metrics`)).text();
    expect(await figures(puerto)).toMatch(
      new RegExp(`^certificado_caduca_segundos\\S* ${Date.parse(EXPIRES) / 1000}$`, 'm'),
    );
    expect(await told(plain)).toBeNull();
    expect(await figures(other)).not.toMatch(/^certificado_caduca_segundos/m);
    await Promise.all([watching.close(), plain.close()]);
    server.close();
  });
});

describe('/metrics of the gateway', () => {
  const figure = async (line: string): Promise<number> => {
    const text = await (await fetch(metrics)).text();
    const bare = text.replaceAll(/servicio="gateway",|,?servicio="gateway"/g, '').replaceAll('{}', '');
    const found = bare.split('\n').find((one) => one.startsWith(`${line} `));
    return Number(found?.slice(line.length + 1) ?? 0);
  };
  const count = (ruta: string, estado: number, metodo = 'GET') =>
    figure(`http_peticion_segundos_count{metodo="${metodo}",ruta="${ruta}",estado="${estado}"}`);

  it('is served on its own port only', async () => {
    expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
    for (const path of ['/metrics', '/api/metrics']) {
      expect(await (await fetch(gateway.url + path)).text()).not.toContain('http_peticion_segundos');
    }
  });

  it('counts requests that are passed on, refused and answered here', async () => {
    sprints.answer = sendJson(418, {});
    const before = await count('/api/* (sprints)', 418);
    await fetch(`${gateway.url}/api/sprints/x`);
    await eventually(async () => expect(await count('/api/* (sprints)', 418)).toBe(before + 1));
    await fetch(`${gateway.url}/api/usuarios`);
    await eventually(async () => expect(await count('/api/* (usuarios)', 503)).toBe(1));
    await fetch(`${gateway.url}/api/sprints/%2e%2e%2fx`);
    await eventually(async () => expect(await count('/api/*', 400)).toBe(1));
    await fetch(`${gateway.url}/api/salud/vivo`);
    await eventually(async () => expect(await count('/api/salud/vivo', 200)).toBe(1));
  });

  it('counts a client that left before the answer', async () => {
    const client = new AbortController();
    sprints.answer = () => client.abort();
    await expect(fetch(`${gateway.url}/api/sprints/x`, { signal: client.signal })).rejects.toThrow();
    await eventually(async () => expect(await count('/api/* (sprints)', 499)).toBe(1));
  });

  it('counts open sockets', async () => {
    const socket = io(gateway.url, { transports: ['websocket'], reconnection: false });
    await eventually(async () => expect(await figure('sockets_abiertos')).toBe(1));
    socket.close();
    await eventually(async () => expect(await figure('sockets_abiertos')).toBe(0));
  });
});
