import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eventually, testBroker, type TestBroker } from '@pmp/testing';
import { SERVICIOS, type Servicio } from '../src/proxy/routes';
import { startGateway, type TestGateway } from './gateway';
import { minuteAhead } from './minute-ahead';
import { sendJson, StubService } from './stub-service';

const web = mkdtempSync(join(tmpdir(), 'pmp-web-'));
const servicios = Object.fromEntries(SERVICIOS.map((name) => [name, new StubService()])) as Record<
  Servicio,
  StubService
>;
let broker: TestBroker;
let gateway: TestGateway;

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Web</title>');
  writeFileSync(join(web, 'favicon.svg'), '<svg/>');
  writeFileSync(join(web, 'sw.js'), 'addEventListener("fetch", () => {})');
  writeFileSync(join(web, 'manifest.webmanifest'), '{}');
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'console.log(1)');
  writeFileSync(join(web, 'assets/app-1a2b.js.gz'), gzipSync('console.log(1)'));
  broker = await testBroker();
  const env: Record<string, string> = { NATS_URL: broker.url, WEB_RAIZ: web, VERSION: '1.2.3' };
  for (const name of SERVICIOS) env[`${name.toUpperCase()}_URL`] = (await servicios[name].start()).url;
  gateway = await startGateway(env);
});

afterAll(async () => {
  await gateway.close();
  await Promise.all(SERVICIOS.map((name) => servicios[name].stop()));
  await broker.dispose();
  rmSync(web, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(gateway.url + path, init);

describe('the site', () => {
  it.each(['/', '/login', '/proyectos/0123456789abcdef01234567', '/index.html', '/no-existe.png'])(
    'answers %s with the app, to be revalidated',
    async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
      const again = await get(path, {
        headers: { 'if-none-match': reply.headers.get('etag')!, 'cache-control': 'max-age=0' },
      });
      expect(again.status).toBe(304);
    },
  );

  it.each([
    '/.well-known',
    '/.well-known/nadie-lo-conoce',
    '/.well-known/openid-configuration',
    '/%2ewell-known/acme-challenge/x',
    '/api',
    '/api/',
    '/api/nada',
  ])('is not what answers %s, where a program asks', async (path) => {
    const reply = await get(path);
    expect([path, reply.status, reply.headers.get('content-type')]).toEqual([
      path,
      404,
      expect.stringMatching(/^application\/json/),
    ]);
  });

  it.each([
    ['/sw.js', /^application\/javascript|^text\/javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('has %s revalidated each time, with the right type', async (path, type) => {
    const reply = await get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-type')).toMatch(type);
  });

  it('lets hashed files be cached for a year, precompressed where available', async () => {
    const reply = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('vary')).toContain('accept-encoding');
    expect(await reply.text()).toBe('console.log(1)');
  });

  it('does not answer a missing hashed file with the app, nor lets the answer be cached', async () => {
    const reply = await get('/assets/old-0000.js');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(await reply.json()).toMatchObject({ success: false, codigo: 'NO_ENCONTRADO' });
  });

  it('serves the other files of the site, and nothing from outside it', async () => {
    expect(await (await get('/favicon.svg')).text()).toBe('<svg/>');
    expect(await (await get('/..%2f..%2f..%2f..%2fetc%2fhosts.conf')).text()).not.toContain('localhost');
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });

  it('runs no script, style or frame but its own', async () => {
    const { headers } = await get('/');
    const host = new URL(gateway.url).host;
    expect(headers.get('content-security-policy')?.split(';').sort()).toEqual(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        `connect-src 'self' ws://${host} wss://${host}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
      ].sort(),
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('says so when the web app is not built', async () => {
    const bare = await startGateway({ WEB_RAIZ: join(web, 'assets') });
    const reply = await fetch(bare.url);
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({
      message: 'La aplicación web no está construida en este servidor',
    });
    await bare.close();
  });
});

describe('health and public configuration', () => {
  it('is ready when every service is, and names those that are not', async () => {
    for (const name of SERVICIOS) servicios[name].answer = sendJson(200, { listo: true });
    await eventually(async () => expect((await get('/api/salud')).status).toBe(200));
    expect(await (await get('/api/salud')).json()).toMatchObject({ success: true, listo: true });
    expect((await get('/api/salud/listo')).status).toBe(200);

    await servicios.sprints.stop();
    servicios.ia.answer = sendJson(503, {});
    await broker.stop();
    await eventually(async () => {
      const reply = await get('/api/salud');
      expect(reply.status).toBe(503);
      expect(await reply.json()).toMatchObject({
        success: false,
        listo: false,
        message: 'No está disponible: sprints, ia, broker',
        codigo: 'NO_DISPONIBLE',
        servicios: {
          usuarios: 'listo',
          sprints: 'no disponible',
          ia: 'no disponible',
          broker: 'no disponible',
        },
      });
    });

    // What is away takes no gateway with it.
    expect((await get('/api/salud/listo')).status).toBe(200);

    await Promise.all([servicios.sprints.start(), broker.start()]);
    servicios.ia.answer = sendJson(200, { listo: true });
    await eventually(async () => expect((await get('/api/salud')).status).toBe(200));
  });

  it('is alive whichever service is not, and gets no requests before it has reached the broker', async () => {
    const alone = await startGateway();
    expect((await fetch(`${alone.url}/api/salud/vivo`)).status).toBe(200);
    expect((await fetch(`${alone.url}/api/salud`)).status).toBe(503);
    expect((await fetch(`${alone.url}/api/salud/listo`)).status).toBe(503);
    await alone.close();
  });

  it('shows demo credentials in demo mode only', async () => {
    const credentials = { DEMO_CORREO: 'ana@demo.es', DEMO_CONTRASENA: 'demo1234' };
    expect(await (await get('/api/configuracion-publica')).json()).toEqual({
      success: true,
      demo: false,
      registro: 'abierto',
      contrasenaMinima: 6,
      diasPapelera: 30,
      recuperacionPorCorreo: false,
      avisos: { servidorEnReposo: true, chatIaDesactivado: true },
      version: '1.2.3',
    });
    const real = await startGateway(credentials);
    expect(await (await fetch(`${real.url}/api/configuracion-publica`)).text()).not.toContain('demo1234');
    await real.close();
    const demo = await startGateway({
      ...credentials,
      DEMO: '1',
      AVISO_SERVIDOR_EN_REPOSO: 'false',
      RECUPERACION_POR_CORREO: '1',
      OIDC_ISSUER: 'https://cuentas.ejemplo.es',
      OIDC_NOMBRE: 'Ejemplo',
    });
    expect(await (await fetch(`${demo.url}/api/configuracion-publica`)).json()).toMatchObject({
      demo: true,
      recuperacionPorCorreo: true,
      empresa: { nombre: 'Ejemplo', solo: false },
      credencialesDemo: { correo: 'ana@demo.es', contrasena: 'demo1234' },
      avisos: { servidorEnReposo: false, chatIaDesactivado: true },
    });
    for (const [name, value] of [
      ['x-forwarded-for', '203.0.113.9'],
      ['forwarded', 'for=203.0.113.9'],
      ['x-real-ip', '203.0.113.9'],
    ] as const) {
      const proxied = await fetch(`${demo.url}/api/usuarios/login`, { headers: { [name]: value } });
      expect([proxied.status, await proxied.json()]).toMatchObject([
        403,
        { motivo: 'gateway.demoTrasProxy' },
      ]);
    }
    await demo.close();
  });
});

describe('the OpenAPI page', () => {
  it('shows one document of all services, or none', async () => {
    const paths = { '/api/ia/verificar': { get: { summary: 'Verifica' } } };
    for (const name of SERVICIOS) servicios[name].answer = sendJson(200, { openapi: '3.0.0', paths: {} });
    // The first time it has to be made.
    servicios.ia.answer = (...call) =>
      void setTimeout(() => sendJson(200, { openapi: '3.0.0', paths })(...call), 2_100);
    const document = (await (await get('/api/docs-json')).json()) as {
      paths: Record<string, unknown>;
      'x-eventos-de-socket': string[];
    };
    expect(document['x-eventos-de-socket']).toContain('unirse_chat');
    expect(Object.keys(document.paths)).toContain('/api/ia/verificar');
    servicios.mensajes.answer = sendJson(500, {});
    const without = await get('/api/docs-json');
    expect(without.headers.get('retry-after')).not.toBeNull();
    expect([without.status, await without.json()]).toMatchObject([
      503,
      { motivo: 'gateway.parteNoDisponible', parametros: { parte: 'mensajes' } },
    ]);
  });

  it('runs under the strict policy: every script is a file of this server', async () => {
    const page = await get('/api/docs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await page.text();
    expect(html).not.toMatch(/<script>|onload=|style=|https?:/);
    for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await get(path!)).status).toBe(200);
  });
});

describe('limits', () => {
  it('asks an address that calls too often to wait, sooner for sign-in', async () => {
    await minuteAhead();
    servicios.usuarios.answer = sendJson(200, { success: true });
    const limited = await startGateway({
      USUARIOS_URL: servicios.usuarios.url,
      LIMITE_POR_MINUTO: '6',
      LIMITE_ACCESO_POR_MINUTO: '2',
      LIMITAR_LOCAL: 'true',
      PROXIES_DE_CONFIANZA: '127.0.0.0/8',
    });
    const call = (path: string, address: string) =>
      fetch(limited.url + path, { headers: { 'x-forwarded-for': `1.1.1.1, ${address}` } });
    const statuses = async (path: string, address: string, times: number): Promise<number[]> => {
      const replies: number[] = [];
      for (let i = 0; i < times; i += 1) replies.push((await call(path, address)).status);
      return replies;
    };
    expect(await statuses('/api/usuarios/login', '9.9.9.9', 3)).toEqual([200, 200, 429]);
    expect(await statuses('/api/usuarios', '9.9.9.9', 4)).toEqual([200, 200, 200, 429]);
    const refused = await call('/api/usuarios', '9.9.9.9');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      success: false,
      message: 'Demasiadas peticiones. Espera un momento e inténtalo de nuevo.',
      codigo: 'DEMASIADAS_PETICIONES',
    });
    expect((await call('/api/usuarios', '8.8.8.8')).status).toBe(200);
    expect(await statuses('/api/usuarios/%6Cogin', '7.7.7.7', 3)).toEqual([200, 200, 429]);
    await limited.close();
  });
});

describe('a path that no router can read', () => {
  it('is refused with the headers of data', async () => {
    const reply = await get(`/api/operacion/letras-muertas/${'a'.repeat(5_000)}`, { method: 'DELETE' });
    expect(reply.status).toBe(400);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('shutdown', () => {
  it('finishes running requests and accepts no new ones', async () => {
    const leaving = await startGateway({ IA_URL: servicios.ia.url });
    let finish = (): void => undefined;
    servicios.ia.answer = (_request, response) => {
      response.write('{"respuesta":');
      finish = () => response.end('"sí"}');
    };
    const reply = await fetch(`${leaving.url}/api/ia/verificar`);
    const closed = leaving.close();
    await eventually(() => expect(fetch(`${leaving.url}/api/salud/vivo`)).rejects.toThrow());
    finish();
    expect(await reply.json()).toEqual({ respuesta: 'sí' });
    await closed;
  });
});
