import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  newId,
  request,
  startService,
  testBroker,
  testDatabase,
  type RunningService,
  type TestBroker,
} from '@pmp/testing';
import { probeModule } from '../../test/probe-service';

let broker: TestBroker;
let service: RunningService;
let token: string;
const ID = newId();

beforeAll(async () => {
  broker = await testBroker();
  service = await startService(async () => probeModule(), { database: await testDatabase(), broker });
  ({ token } = await service.people.person());
});
afterAll(async () => {
  await service.close();
  await broker.dispose();
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH',
  path: string,
  headers = {},
  body?: object,
) => request(service.app)(method, `/api/fichas${path}`, { token, headers, ...(body && { body }) });

describe('one item', () => {
  it('says its version, and where it can be read once it exists', async () => {
    expect((await call('GET', `/${ID}`)).headers['etag']).toBe('"7"');
    const created = await call('POST', '', {}, { _id: ID });
    expect(created.status).toBe(201);
    expect(created.headers).toMatchObject({ location: `/api/fichas/${ID}`, etag: '"0"' });
    const list = await call('GET', '');
    expect(list.headers['etag']).toBeUndefined();
    expect(list.headers['location']).toBeUndefined();
  });

  it.each([
    ['"7"', 200],
    ['*', 200],
    ['"6"', 412],
    ['W/"7"', 412],
    ['otra cosa', 412],
  ])('is changed with If-Match %s: %i', async (tag, status) => {
    const { status: answered, body, headers } = await call('PUT', `/${ID}`, { 'if-match': tag }, {});
    expect(answered).toBe(status);
    if (status === 200) expect(headers['etag']).toBe('"8"');
    else expect(body).toMatchObject({ codigo: 'PRECONDICION', motivo: 'comun.versionObsoleta' });
  });

  it('is answered 409 where the body says the version', async () => {
    expect((await call('PUT', `/${ID}`, {}, { version: 6 })).status).toBe(409);
  });

  it('is not touched where a condition cannot be checked', async () => {
    const { status, body } = await call('DELETE', `/${ID}`, { 'if-match': '"7"' });
    expect({ status, motivo: body.motivo }).toEqual({ status: 400, motivo: 'comun.sinPrecondicion' });
  });
});

describe('an address', () => {
  it('says which methods it has', async () => {
    const { status, headers, body } = await call('PATCH', `/${ID}`);
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'DELETE, GET, HEAD, PUT' });
    expect(body.message).toBe('Esta dirección no admite ese método. Admite DELETE, GET, HEAD, PUT.');
    expect((await call('DELETE', '?x=1')).headers['allow']).toBe('GET, HEAD, POST');
    expect((await call('PATCH', `/${ID}/nada`)).status).toBe(404);
  });

  it.each(['?limite=3', ''])('takes the parameters that it has: "%s"', async (query) => {
    expect((await call('GET', query)).status).toBe(200);
  });

  it.each([
    ['GET', '?limit=3', 'limit'],
    ['GET', `/${ID}?limite=3`, 'limite'],
  ] as const)('%s %s: refuses one that it does not have, by name', async (method, path, campo) => {
    const { status, body } = await call(method, path);
    expect(status).toBe(400);
    expect(body.errores).toMatchObject([{ campo, motivo: 'comun.parametroDesconocido' }]);
  });

  it('that anybody may call takes what their software adds', async () => {
    expect((await call('POST', '/abrir?utm_source=x')).status).toBe(201);
  });

  it('that will be gone says since when and until when', async () => {
    const { headers } = await call('GET', `/${ID}/vieja`);
    expect(headers).toMatchObject({ deprecation: '@1796083200', sunset: 'Tue, 01 Jun 2027 23:59:59 GMT' });
    expect((await call('GET', `/${ID}`)).headers['deprecation']).toBeUndefined();
  });

  it('is documented with the headers that it takes and answers', async () => {
    const { body } = await request(service.app)('GET', '/api/docs-json');
    const { '/api/fichas': list, '/api/fichas/{id}': one, '/api/fichas/{id}/vieja': old } = body.paths;
    const taken = ({ parameters }: { parameters: { name: string }[] }) => parameters.map(({ name }) => name);
    expect(taken(list.post)).toEqual(['Idempotency-Key', 'If-Match']);
    expect(taken(one.put)).toEqual(['id', 'If-Match']);
    expect(Object.keys(list.post.responses['201'].headers)).toEqual(['ETag', 'Location']);
    expect(Object.keys(one.get.responses['200'].headers)).toEqual(['ETag']);
    expect(one.put.responses).toHaveProperty('412');
    expect([one.get.deprecated, old.get.deprecated]).toEqual([undefined, true]);
  });

  it('says how to be let in', async () => {
    const { status, headers } = await request(service.app)('GET', `/api/fichas/${ID}`);
    expect({ status, how: headers['www-authenticate'] }).toEqual({ status: 401, how: 'Bearer realm="PMP"' });
  });
});
