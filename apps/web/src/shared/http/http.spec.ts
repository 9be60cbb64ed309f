import { describe, expect, it, jest } from '@jest/globals';
import { http, HttpError } from './http';
import { lastFailure } from './last-failure';
import { session } from '../sesion/session';
import { fails, fakeApi, ok } from '../testing/fake-api';
import { stubGlobal } from '../testing/stub-global';

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as HttpError,
  );

describe('http', () => {
  it('carries the token, except on anonymous calls', async () => {
    session.start('abc', {}, true);
    const { calls } = fakeApi({ 'GET /api/x': ok({}), 'POST /api/y': ok({}) });
    await http.get('/api/x');
    await http.anonymous.post('/api/y', {});
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer abc', null]);
  });

  it("brings the server's sentence, code and field errors", async () => {
    const errores = [{ campo: 'clave', message: 'Ya existe' }];
    fakeApi({ 'GET /api/x': fails('conflict', 'Ya existe un proyecto con esta clave', errores) });
    expect(await failureOf(http.get('/api/x'))).toMatchObject({
      status: 409,
      message: 'Ya existe un proyecto con esta clave',
      codigo: 'CONFLICTO',
      errores,
    });
  });

  it('distinguishes no network (status 0) from a failing server', async () => {
    fakeApi({ 'GET /api/x': 'network failure' });
    expect(await failureOf(http.get('/api/x'))).toMatchObject({ status: 0, message: '' });
  });

  it('gives every request an id, and remembers the id of the last failure', async () => {
    const { calls } = fakeApi({
      'GET /api/x': ok({}),
      'GET /api/y': fails('internal', ''),
      'GET /api/z': 'network failure',
    });
    for (const path of ['/api/x', '/api/y', '/api/x']) await failureOf(http.get(path));
    const [first, failed] = calls.map(({ correlacion }) => correlacion);
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(failed).not.toBe(first);
    expect(lastFailure.get()).toBe(failed);
    await failureOf(http.get('/api/z'));
    expect(lastFailure.get()).toBe(calls.at(-1)!.correlacion);
  });

  it('survives a reply that is not JSON', async () => {
    stubGlobal('fetch', () => Promise.resolve(new Response('<html>502</html>', { status: 502 })));
    expect(await failureOf(http.get('/api/x'))).toMatchObject({ status: 502, message: '' });
  });

  it.each(['<!doctype html><p>Accept the terms</p>', '', 'null', '"ok"', '[]'])(
    'treats an accepted call without a reply of the server as one that never reached it: %s',
    async (body) => {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200, headers })));
      const calls = [
        http.get('/api/x'),
        http.anonymous.post('/api/x', {}),
        http.blob('/api/x', 'text/csv'),
        http.stream('/api/x', {}, 'text/event-stream', new AbortController().signal),
      ];
      for (const call of calls) {
        expect(await failureOf(call)).toMatchObject({ status: 0, message: '', codigo: 'RESPUESTA_AJENA' });
      }
    },
  );

  it('treats `success: false` as a failure whatever the status', async () => {
    fakeApi({ 'GET /api/x': { status: 200, body: { success: false } } });
    expect(await failureOf(http.get('/api/x'))).toMatchObject({ status: 200 });
  });

  it('logs a 401 and marks the session as expired, but not for a failed sign-in', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    session.start('abc', {}, true);
    fakeApi({ 'POST /api/y': fails('unauthenticated', 'No'), 'GET /api/x': fails('unauthenticated', 'No') });
    await failureOf(http.anonymous.post('/api/y', {}));
    expect(session.get().expirada).toBe(false);
    await failureOf(http.get('/api/x'));
    expect(session.get().expirada).toBe(true);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
