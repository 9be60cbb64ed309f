import { describe, expect, it, vi } from 'vitest';
import { http, HttpError } from './http';
import { session } from './session';
import { fails, fakeApi, ok } from './testing/fake-api';

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

  it('tells a missing network (status 0) from a failing server', async () => {
    fakeApi({ 'GET /api/x': 'network failure' });
    expect(await failureOf(http.get('/api/x'))).toMatchObject({ status: 0, message: '' });
  });

  it('survives a reply that is not JSON', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>502</html>', { status: 502 })));
    expect(await failureOf(http.get('/api/x'))).toMatchObject({ status: 502, message: '' });
  });

  it('takes `success: false` for a failure whatever the status', async () => {
    fakeApi({ 'GET /api/x': { status: 200, body: { success: false } } });
    expect(await failureOf(http.get('/api/x'))).toMatchObject({ status: 200 });
  });

  it('logs a 401 and marks the session as expired, but not for a failed sign-in', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    session.start('abc', {}, true);
    fakeApi({ 'POST /api/y': fails('unauthenticated', 'No'), 'GET /api/x': fails('unauthenticated', 'No') });
    await failureOf(http.anonymous.post('/api/y', {}));
    expect(session.get().expirada).toBe(false);
    await failureOf(http.get('/api/x'));
    expect(session.get().expirada).toBe(true);
    expect(log).toHaveBeenCalledOnce();
  });
});
