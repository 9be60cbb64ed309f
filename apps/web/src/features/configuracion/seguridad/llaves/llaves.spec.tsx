import { describe, expect, it } from '@jest/globals';
import type { Factores } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { aUsuario } from '../../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../../shared/testing/render-app';
import '../../configuracion-page';
import '../seguridad-panel';

const LEER = 'GET /api/usuarios/factores';
const LLAVE = { _id: 'a'.repeat(24), nombre: 'Llavero', creada: '2026-11-20T08:00:00.000Z', usada: null };
const CON: Factores = { disponible: true, aplicacion: null, llaves: [LLAVE], codigos: 10, dispositivos: [] };
const SIN: Factores = { ...CON, llaves: [], codigos: 0 };

const open = async (factores: Factores, answers: Parameters<typeof fakeApi>[0] = {}) => {
  const usuario = aUsuario(signIn());
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/usuarios/perfil': ok({ usuario }),
    'GET /api/usuarios/sesiones': ok({ sesiones: [] }),
    [LEER]: ok({ factores }),
    ...answers,
  });
  const { user } = renderApp('/configuracion?seccion=contrasena');
  await screen.findByRole('heading', { name: 'Llaves de acceso' });
  return { api, user };
};

describe('the passkeys in the settings', () => {
  it('are listed with when they were used, and the last says what goes with it', async () => {
    const { api, user } = await open(CON, { [`DELETE /api/usuarios/llaves/${LLAVE._id}`]: ok({}) });
    await screen.findByText(/Sin usar todavía/);
    await screen.findByText('Quedan 10 códigos de recuperación.');
    await user.click(await screen.findByRole('button', { name: 'Eliminar la llave Llavero' }));
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/Es la única que tienes/);
    api.answer(LEER, ok({ factores: SIN }));
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.queryByText('Llavero')).toBeNull());
  });

  it('are called as the person likes', async () => {
    const PUT = `PUT /api/usuarios/llaves/${LLAVE._id}`;
    const renamed = { ...LLAVE, nombre: 'Llavero azul' };
    const { api, user } = await open(CON, { [PUT]: ok({ llave: renamed }) });
    await user.click(await screen.findByRole('button', { name: 'Cambiar el nombre de la llave Llavero' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nombre de la llave de acceso' });
    api.answer(LEER, ok({ factores: { ...CON, llaves: [renamed] } }));
    await user.type(within(dialog).getByLabelText('Nombre'), ' azul{Enter}');
    await screen.findByText('Llavero azul');
    expect(api.callsTo(PUT)[0]?.body).toEqual({ nombre: 'Llavero azul' });
  });

  it('are not offered where the browser has none at this address, which is said', async () => {
    await open(SIN);
    await screen.findByText(/Este navegador no puede crear llaves de acceso/);
    expect(screen.queryByRole('button', { name: 'Añadir una llave' })).toBeNull();
  });
});
