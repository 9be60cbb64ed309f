import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SwaggerModule } from '@nestjs/swagger';
import {
  eventually,
  request,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { probeModule } from '../../test/probe-service';

let broker: TestBroker;
let service: RunningService;
let call: ReturnType<typeof request>;
let lines: string[] = [];

beforeAll(async () => {
  broker = await testBroker();
  const registro = { write: (line: string) => void lines.push(line) };
  service = await startService(async () => probeModule({ registro }), {
    database: await testDatabase(),
    broker,
    env: { LOG_NIVEL: 'info' },
  });
  call = request(service.app);
  await service.app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await service.close();
  await broker.dispose();
});
beforeEach(() => {
  lines = [];
});

const raw = (bytes: string): Promise<string> => {
  const { port } = service.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

describe('request ids', () => {
  it('are taken from the request, echoed and passed to the handler', async () => {
    const ana = await service.people.person();
    const headers = { 'x-correlation-id': 'desde-el-navegador-1' };
    const reply = await call('GET', '/api/cosas/yo', { token: ana.token, headers });
    expect(reply.headers['x-request-id']).toBe('desde-el-navegador-1');
    expect(reply.body.correlacion).toBe('desde-el-navegador-1');
  });

  it('are replaced if malformed', async () => {
    const reply = await call('GET', '/api/cosas/abierta', { headers: { 'x-correlation-id': 'a"b{}' } });
    expect(reply.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('are named in an error', async () => {
    const reply = await call('GET', '/api/nada', { headers: { 'x-correlation-id': 'peticion-404' } });
    expect(reply.body.requestId).toBe('peticion-404');
  });

  it('do not mix between concurrent requests', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `peticion-${100 + i}`);
    const replies = await Promise.all(
      ids.map((id, i) =>
        call('GET', `/api/cosas/espera?ms=${(i * 7) % 20}`, { headers: { 'x-correlation-id': id } }),
      ),
    );
    expect(replies.map((reply) => reply.body.correlacion)).toEqual(ids);
  });
});

describe('bad bodies', () => {
  const post = (body: string, headers?: Record<string, string>) =>
    call('POST', '/api/cosas', { body, headers });

  it.each(['{', '{"titulo":}', 'nada', '{"titulo":"a"}}', '\u0000'])(
    'malformed JSON %j → 400',
    async (body) => {
      const reply = await post(body);
      expect(reply.status).toBe(400);
      expect(reply.body).toMatchObject({
        success: false,
        codigo: 'VALIDACION',
        message: 'El cuerpo de la petición no es JSON válido',
      });
    },
  );

  it.each([
    '{"__proto__":{"malo":true},"titulo":"a"}',
    '{"titulo":"a","detalle":{"__proto__":{"malo":true}}}',
    '{"titulo":"a","constructor":{"prototype":{"malo":true}}}',
    '{"titulo":"a","\\u005f_proto__":{"malo":true}}',
  ])('prototype pollution %s → 400, nothing polluted', async (body) => {
    expect((await post(body)).status).toBe(400);
    expect((await post('{"titulo":"a"}')).body.polluted).toBeNull();
  });

  it('a prototype key as a mere text value is accepted', async () => {
    expect((await post('{"titulo":"__proto__"}')).status).toBe(201);
  });

  it('200 kB of nested lists → 400, closed or not', async () => {
    const [open, close] = ['['.repeat(100_000), ']'.repeat(100_000)];
    for (const body of [open, `${open}${close}`, `{"titulo":${open}${close}}`]) {
      const reply = await post(body);
      expect([reply.status, reply.body.message]).toEqual([
        400,
        'El cuerpo de la petición no puede tener más de 32 niveles, unos dentro de otros',
      ]);
    }
  });

  it('300 kB → 413', async () => {
    const reply = await post(JSON.stringify({ titulo: 'x'.repeat(300_000) }));
    expect(reply.status).toBe(413);
    expect(reply.body.message).toBe('La petición es demasiado grande');
  });

  it('300 kB without a declared length → 413', async () => {
    const chunk = 'x'.repeat(300_000);
    const reply = await raw(
      `POST /api/cosas HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1.1 413 /);
    expect(reply).toContain('"success":false');
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('%s → 415', async (type) => {
    const reply = await post('titulo', { 'content-type': type });
    expect(reply.status).toBe(415);
    expect(reply.body.message).toBe('El tipo de contenido no está permitido');
  });

  it('an empty JSON body counts as an empty object: accepted unless a field is required', async () => {
    const admin = await service.people.person({ rol: 'admin' });
    const headers = { 'content-type': 'application/json' };
    const nothing = await call('POST', '/api/cosas/administrar', { body: '', headers, token: admin.token });
    expect(nothing.status).toBe(201);
    expect((await post('')).body).toMatchObject({
      codigo: 'VALIDACION',
      message: 'La cosa necesita un título',
    });
    const chunked = await raw(
      'POST /api/cosas HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
    );
    expect(chunked).toContain('La cosa necesita un título');
  });

  it('an absent body → 400', async () => {
    const reply = await call('POST', '/api/cosas');
    expect(reply.status).toBe(400);
    expect(reply.body.success).toBe(false);
  });

  it('a deeply nested body does not break the process', async () => {
    const reply = await post(`${'{"detalle":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
    expect(reply.status).toBe(400);
  });

  it('all field errors are reported at once', async () => {
    const reply = await post('{"titulo":{"$gt":""},"puntos":"x","detalle":{"color":"verde"}}');
    expect(reply.body).toEqual({
      success: false,
      message: 'La cosa necesita un título',
      codigo: 'VALIDACION',
      motivo: 'comun.campoNoValido',
      requestId: reply.headers['x-request-id'],
      errores: [
        { campo: 'titulo', message: 'La cosa necesita un título', motivo: 'comun.campoNoValido' },
        { campo: 'puntos', message: 'Los puntos deben ser un número entero', motivo: 'comun.campoNoValido' },
        { campo: 'detalle.color', message: 'El color no es válido', motivo: 'comun.campoNoValido' },
      ],
    });
  });

  it('unknown fields are dropped', async () => {
    expect((await post('{"titulo":"a","rol":"admin"}')).body.cosa).toEqual({ titulo: 'a' });
  });
});

describe('bad requests', () => {
  it.each(['__proto__[malo]=1', 'constructor[prototype][malo]=1', '__proto__.malo=1'])(
    'prototype keys in the query (%s) pollute nothing',
    async (query) => {
      await call('GET', `/api/cosas/espera?ms=0&${query}`);
      expect((await call('POST', '/api/cosas', { body: { titulo: 'a' } })).body.polluted).toBeNull();
    },
  );

  it.each(['', 'ms=x', 'ms=1&ms=2', 'ms[$gt]=1'])('query %j in place of a number → 400', async (query) => {
    expect((await call('GET', `/api/cosas/espera?${query}`)).status).toBe(400);
  });

  it.each(['/api/%', '/api/%ff', '/%c0%ae'])('undecodable path %s → 400', async (url) => {
    const reply = await call('GET', url);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ success: false, requestId: reply.headers['x-request-id'] });
  });

  it.each(['/', '/api', '/api/nada', '/cosas/abierta', '/api/salud'])(
    'unknown route %s → 404',
    async (url) => {
      const reply = await call('GET', url);
      expect(reply.status).toBe(404);
      expect(reply.body).toMatchObject({
        success: false,
        codigo: 'NO_ENCONTRADO',
        message: 'La ruta no existe',
      });
    },
  );

  it('bytes that are not HTTP get an error body, and their connection is closed', async () => {
    const reply = await raw('HOLA\r\n\r\n');
    expect(reply).toMatch(/^HTTP\/1.1 400 /);
    expect(reply).toContain('"success":false');
  });

  it('an unexpected error reveals nothing and is logged once', async () => {
    const reply = await call('GET', '/api/cosas/rota');
    expect(reply.status).toBe(500);
    expect(reply.text).not.toMatch(/hunter2|stack|Error:/);
    expect(reply.body).toMatchObject({ codigo: 'ERROR_INTERNO' });
    const logged = lines.filter((line) => line.includes('hunter2'));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0]!)).toMatchObject({ correlacion: reply.body.requestId });
  });
});

describe('logs', () => {
  it('have one line per request with method, route, status, time and correlation id', async () => {
    const ana = await service.people.person();
    const equipo = await service.people.team({ [ana._id]: 'admin' });
    const reply = await call('GET', `/api/cosas/equipo/${equipo}?clave=abc`, { token: ana.token });
    await eventually(() => expect(lines).toHaveLength(1), { within: 1_000 });
    expect(JSON.parse(lines[0]!)).toMatchObject({
      servicio: 'sonda',
      metodo: 'GET',
      ruta: '/api/cosas/equipo/:id',
      estado: 200,
      ms: expect.any(Number),
      correlacion: reply.headers['x-request-id'],
    });
  });

  it('never contain the body, the token or the query', async () => {
    const ana = await service.people.person();
    await call('POST', '/api/cosas?pista=secreto1', { token: ana.token, body: { titulo: 'secreto2' } });
    await call('POST', '/api/cosas', { body: '{"titulo":"secreto3"' });
    await eventually(() => expect(lines).toHaveLength(2), { within: 1_000 });
    expect(lines.join('')).not.toMatch(/secreto\d/);
    expect(lines.join('')).not.toContain(ana.token);
  });
});

describe('a service', () => {
  it('builds its OpenAPI document again where that failed once', async () => {
    jest.spyOn(SwaggerModule, 'createDocument').mockImplementationOnce(() => {
      throw new Error('no memory');
    });
    expect((await call('GET', '/api/docs-json')).status).toBe(500);
    expect((await call('GET', '/api/docs-json')).status).toBe(200);
  });

  it('serves an OpenAPI document with bodies, rights and errors, but without probes', async () => {
    const { body } = await call('GET', '/api/docs-json');
    const create = body.paths['/api/cosas'].post;
    expect(create.requestBody.content['application/json'].schema.required).toEqual(['titulo']);
    expect(create.responses.default.content['application/json'].schema.$ref).toBe(
      '#/components/schemas/Error',
    );
    expect(create.security ?? []).toEqual([]);
    expect(body.paths['/api/cosas/yo'].get.security).toEqual([{ bearer: [] }, { token: [] }]);
    expect(body.components.schemas.Error.required).toContain('requestId');
    expect(Object.keys(body.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });

  it('documents what a route replies: its success with named schemas, and its refusals', async () => {
    const { body } = await call('GET', '/api/docs-json');
    expect(body.openapi).toBe('3.1.0');
    const { responses } = body.paths['/api/cosas/{id}'].put;
    expect(Object.keys(responses)).toEqual([
      '200',
      '304',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      'default',
    ]);
    expect(responses['200'].content['application/json'].schema).toMatchObject({
      properties: { success: { const: true }, cosa: { $ref: '#/components/schemas/Cosa' } },
      required: ['success', 'cosa'],
      additionalProperties: false,
    });
    expect(responses['304'].content).toBeUndefined();
    expect(responses['409'].content['application/json'].schema.$ref).toBe('#/components/schemas/Error');
    expect(body.components.schemas.Cosa).toMatchObject({ properties: { _id: { type: 'string' } } });
  });

  it('measures requests by route', async () => {
    await call('GET', '/api/cosas/abierta');
    const { text: metrics } = await call('GET', '/metrics');
    expect(metrics).toMatch(
      /http_peticion_segundos_count\{servicio="sonda",metodo="GET",ruta="\/api\/cosas\/abierta",estado="200"\} \d/,
    );
  });
});
