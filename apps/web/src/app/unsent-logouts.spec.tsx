import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import '../features/panel/panel-page';
import { aResumen, aUsuario } from '../shared/testing/datos/builders';
import { fakeApi, ok } from '../shared/testing/fake-api';
import { fakeSocket } from '../shared/testing/fake-socket';
import { renderApp } from '../shared/testing/render-app';
import { session } from '../shared/sesion/session';

const [SID, OTHER] = ['a'.repeat(24), 'b'.repeat(24)];
const tokenOf = (sid: string) => `cabecera.${btoa(JSON.stringify({ sid }))}.firma`;
const pending = () => JSON.parse(localStorage.getItem('sesiones_por_cerrar') ?? '[]') as unknown;

let api: ReturnType<typeof fakeApi>;

const open = async (sid = SID) => {
  api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/proyectos/resumen': ok(aResumen()),
  });
  session.start(tokenOf(sid), aUsuario(), true);
  const { user } = renderApp('/dashboard');
  await screen.findByRole('heading', { name: /Dashboard/ });
  return { leave: async () => user.click(await screen.findByRole('button', { name: 'Cerrar sesión' })) };
};

beforeEach(() => fakeSocket.reset());
afterEach(() => {
  session.end();
  localStorage.clear();
});

describe('signing out', () => {
  it('makes no call, and says goodbye over the socket before it closes', async () => {
    fakeSocket.answer('cerrar_sesion', () => ({}));
    const { leave } = await open();
    fakeSocket.up();
    const calls = api.calls.length;
    await leave();
    expect(session.get().token).toBeNull();
    expect(fakeSocket.sent('cerrar_sesion')).toEqual([{ sesiones: [SID] }]);
    expect(api.calls.slice(calls).filter(({ route }) => !route.startsWith('GET'))).toEqual([]);
  });

  it('without a socket is said at the next connection of this browser, and then forgotten', async () => {
    const first = await open();
    await first.leave();
    expect(pending()).toEqual([SID]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(fakeSocket.sent('cerrar_sesion')).toEqual([]);
    fakeSocket.reset();
    fakeSocket.answer('cerrar_sesion', () => ({}));
    cleanup();
    await open(OTHER);
    fakeSocket.up();
    expect(fakeSocket.sent('cerrar_sesion')).toEqual([{ sesiones: [SID] }]);
    await waitFor(() => expect(pending()).toEqual([]));
    expect(session.get().token).toBe(tokenOf(OTHER));
  });

  it('does not repeat what the server cannot read', async () => {
    localStorage.setItem('sesiones_por_cerrar', '["x", 7]');
    const { leave } = await open();
    fakeSocket.up();
    await leave();
    expect(fakeSocket.sent('cerrar_sesion')).toEqual([{ sesiones: [SID] }]);
  });
});
