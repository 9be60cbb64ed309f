import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PeticionAcceso } from '@pmp/contracts/usuarios';
import { screen, waitFor } from '@testing-library/react';
import { aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';

// Tests have no other page to go to.
const left = jest.fn<(address: string) => void>();
jest.unstable_mockModule('./leave-to', () => ({ leaveTo: left }));
await import('../configuracion-page');
await import('./autorizar');
beforeEach(() => void left.mockReset());

const ASKED = {
  client_id: 'abc',
  redirect_uri: 'http://127.0.0.1:5000/cb',
  response_type: 'code',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  resource: 'http://localhost/api/mcp',
  state: 'a b&c',
};
const VUELTA = 'http://127.0.0.1:5000/cb?code=1';
const local = { nombre: 'Agente', destino: '127.0.0.1:5000', local: true };

const open = async (answers: Parameters<typeof fakeApi>[0] = {}, peticion: Partial<PeticionAcceso> = {}) => {
  signIn({ nombre: 'Ana García' });
  const proyecto = aProyecto({ nombre: 'Tienda' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'POST /api/oauth/solicitud': ok({
      aplicacion: local,
      alcances: ['leer', 'proponer', 'escribir'],
      ...peticion,
    }),
    'POST /api/oauth/decision': ok({ vuelta: VUELTA }),
    ...answers,
  });
  const { user } = renderApp(
    `/configuracion?${new URLSearchParams({ seccion: 'autorizar', ...ASKED, origen: 'https://evil.example' })}`,
  );
  return { api, user, proyecto };
};
const asked = () => screen.findByRole('heading', { name: '«Agente» quiere entrar en tu nombre' });

describe('a program that asks to be let in', () => {
  it('is shown with where it is, and gets what the person chooses and no more', async () => {
    const { api, user, proyecto } = await open();
    await asked();
    screen.getByText(/programa de este ordenador \(127\.0\.0\.1:5000\)/);
    screen.getByText(/como Ana García/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Proponer' }).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: 'Administrar' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Escribir' }));
    await user.click(screen.getByRole('checkbox', { name: 'Todos mis proyectos' }));
    await user.click(screen.getByRole('button', { name: 'Permitir' }));
    screen.getByText('Selecciona al menos un proyecto');
    await user.click(screen.getByRole('checkbox', { name: 'Tienda' }));
    await user.click(screen.getByRole('button', { name: 'Permitir' }));
    await waitFor(() => expect(left.mock.calls).toEqual([[VUELTA]]));
    const given = { permitir: true, alcance: 'escribir', dias: 30, proyectos: [proyecto._id] };
    // Where the page is, it says itself, whatever its address says.
    const origen = window.location.origin;
    expect(api.callsTo('POST /api/oauth/decision').map(({ body }) => body)).toEqual([
      { ...ASKED, origen, ...given },
    ]);
  });

  it('is told no', async () => {
    const { api, user } = await open();
    await asked();
    await user.click(screen.getByRole('button', { name: 'Denegar' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    const { body } = api.callsTo('POST /api/oauth/decision')[0]!;
    expect(body).toMatchObject({ permitir: false });
    expect(body).not.toHaveProperty('alcance');
  });

  it('elsewhere is named by its address, and gets no more than it asks for', async () => {
    const aplicacion = { nombre: 'Agente', destino: 'claude.ai', local: false };
    await open({}, { aplicacion, alcances: ['leer'] });
    await asked();
    screen.getByText(/se enviará a claude\.ai/);
    screen.getByRole('radio', { name: 'Leer' });
    expect(screen.queryByRole('radio', { name: 'Proponer' })).toBeNull();
  });

  it('that asks wrongly leads nowhere', async () => {
    const message = 'La aplicación que pide acceso no está bien registrada. Vuelve a empezar desde ella.';
    await open({ 'POST /api/oauth/solicitud': fails('invalid', message) });
    await screen.findByText(message);
    expect(screen.queryByRole('button', { name: 'Permitir' })).toBeNull();
    expect(left).not.toHaveBeenCalled();
  });

  it('waits while the answer could not be sent', async () => {
    const { user } = await open({
      'POST /api/oauth/decision': fails('conflict', 'Tienes demasiados tokens'),
    });
    await asked();
    await user.click(screen.getByRole('button', { name: 'Permitir' }));
    await screen.findByText('Tienes demasiados tokens');
    expect(left).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Permitir' }).disabled).toBe(false);
  });
});
