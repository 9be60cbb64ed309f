import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http } from '../../../shared/http/http';
import { session } from '../../../shared/sesion/session';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { stubGlobal } from '../../../shared/testing/stub-global';
import { edad } from '../../../shared/vivo/edad';
import { startGuardados } from './guardados';

/** The browser's store of replies, as far as it is used. */
const fakeCaches = () => {
  const stores = new Map<string, Map<string, string>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return Promise.resolve({
      put: async (path: string, reply: Response) => void store.set(path, await reply.text()),
      match: (path: string) =>
        Promise.resolve(
          store.has(path) ? new Response(store.get(path), { headers: { 'x-guardado': '1' } }) : undefined,
        ),
      keys: () => Promise.resolve([...store.keys()]),
      delete: (path: string) => Promise.resolve(store.delete(path)),
    });
  };
  stubGlobal('caches', {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  });
  return stores;
};

const RUTA = '/api/proyectos';
let stores: ReturnType<typeof fakeCaches>;

beforeEach(() => {
  stores = fakeCaches();
  session.start('token', { _id: 'lucia' }, true);
  startGuardados();
});
afterEach(() => {
  session.end();
  edad.forget();
});

const readOnce = async () => {
  const api = fakeApi({ [`GET ${RUTA}`]: ok({ proyectos: [] }) });
  await http.get(RUTA);
  await waitFor(() => expect(stores.get('datos-lucia')?.size).toBe(1));
  api.answer(`GET ${RUTA}`, 'network failure');
  return api;
};

describe('what the server has said', () => {
  it('is read again without a network, and a refusal is not replaced by it', async () => {
    const api = await readOnce();
    expect(await http.get(RUTA)).toMatchObject({ success: true, proyectos: [] });
    await expect(http.get('/api/equipos')).rejects.toThrow();
    await expect(http.post(RUTA, { nombre: 'Uno', clave: 'UNO' })).rejects.toThrow();
    api.answer(`GET ${RUTA}`, { status: 404, body: { success: false } });
    await expect(http.get(RUTA)).rejects.toMatchObject({ status: 404 });
  });

  it('goes from the device when the person signs out, and the next person finds nothing', async () => {
    await readOnce();
    session.end();
    await waitFor(() => expect([...stores.keys()]).toEqual([]));
    session.start('otro', { _id: 'marcos' }, true);
    await expect(http.get(RUTA)).rejects.toMatchObject({ status: 0 });
  });

  it('is not kept for who asked not to be remembered', async () => {
    session.start('token', { _id: 'lucia' }, false);
    fakeApi({ [`GET ${RUTA}`]: ok({ proyectos: [] }) });
    await http.get(RUTA);
    expect([...stores.keys()]).toEqual([]);
  });
});
