import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { session } from '../../../shared/sesion/session';
import { aUsuario } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../features/configuracion/configuracion-page';

const DATOS = 'GET /api/usuarios/mis-datos';
const RECIENTE = 'POST /api/usuarios/sesiones/reciente';
const message = 'Confirma que eres tú para continuar';
const antigua = {
  status: 403,
  body: { success: false, codigo: 'SIN_PERMISO', motivo: 'comun.entradaAntigua', message, requestId: 'x' },
};

/** Asks for what only a recent sign-in may have. */
const ask = async () => {
  const usuario = aUsuario(signIn());
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/usuarios/perfil': ok({ usuario }),
    'GET /api/usuarios/sesiones': ok({ sesiones: [] }),
    [DATOS]: antigua,
  });
  const { user } = renderApp('/configuracion?seccion=contrasena');
  await user.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
  return { api, user, dialog: await screen.findByRole('dialog', { name: 'Confirma que eres tú' }) };
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  URL.createObjectURL = () => 'blob:mis-datos';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

describe('what is dangerous, long after the sign-in', () => {
  it('asks for the password, and is called once more by itself', async () => {
    const { api, user, dialog } = await ask();
    api.answer(RECIENTE, fails('invalid', 'La contraseña actual no es correcta'));
    await user.type(within(dialog).getByLabelText('Contraseña'), 'otra{Enter}');
    await within(dialog).findByText('La contraseña actual no es correcta');
    api.answer(RECIENTE, ok({ token: 'reciente' }));
    api.answer(DATOS, ok({ generado: new Date().toISOString(), datos: [] }));
    await user.type(within(dialog).getByLabelText('Contraseña'), 'mia{Enter}');
    await gone();
    await waitFor(() => expect(api.callsTo(DATOS)).toHaveLength(2));
    expect(api.callsTo(DATOS).at(-1)?.authorization).toBe('Bearer reciente');
    expect(session.get().token).toBe('reciente');
  });

  it('takes a code in its place, and does not ask twice for one call', async () => {
    const { api, user, dialog } = await ask();
    api.answer(RECIENTE, ok({ token: 'reciente' }));
    await user.click(within(dialog).getByRole('button', { name: 'Usar un código' }));
    await user.type(within(dialog).getByLabelText('Código'), '123456{Enter}');
    await gone();
    expect(await screen.findByText('Confirma que eres tú para continuar')).toBeTruthy();
    expect(api.callsTo(RECIENTE).map(({ body }) => body)).toEqual([{ codigo: '123456' }]);
  });

  it('is not done if the person would rather not', async () => {
    const { api, user } = await ask();
    await user.keyboard('{Escape}');
    await gone();
    expect(await screen.findByText('Confirma que eres tú para continuar')).toBeTruthy();
    expect(api.callsTo(DATOS)).toHaveLength(1);
  });
});
