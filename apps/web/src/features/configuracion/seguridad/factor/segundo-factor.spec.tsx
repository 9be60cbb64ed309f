import { describe, expect, it } from '@jest/globals';
import type { Factores } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { aUsuario } from '../../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../../shared/testing/render-app';
import '../../configuracion-page';
import '../seguridad-panel';

const LEER = 'GET /api/usuarios/factores';
const EMPEZAR = 'POST /api/usuarios/factores/aplicacion';
const CONFIRMAR = `${EMPEZAR}/confirmar`;
const QUITAR = 'POST /api/usuarios/factores/quitar';
const SIN: Factores = { disponible: true, aplicacion: null, llaves: [], codigos: 0, dispositivos: [] };
const CON: Factores = {
  disponible: true,
  aplicacion: '2026-11-20T08:00:00.000Z',
  llaves: [],
  codigos: 9,
  dispositivos: [
    {
      _id: 'b'.repeat(24),
      dispositivo: { navegador: 'Firefox', sistema: 'Linux', movil: false },
      desde: '2026-11-20T08:00:00.000Z',
      usado: null,
      expira: '2026-12-20T08:00:00.000Z',
    },
  ],
};
const CODIGOS = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

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
  await screen.findByRole('heading', { name: 'Segundo factor' });
  return { api, user };
};
const button = (name: string) => screen.findByRole('button', { name });

describe('the second factor in the settings', () => {
  it('is set up with the password and a code, and shows the recovery codes once', async () => {
    const uri = 'otpauth://totp/PMP:ana?secret=JBSWY3DPEHPK3PXP';
    const wrong = 'La contraseña actual no es correcta';
    const { api, user } = await open(SIN, {
      [EMPEZAR]: fails('invalid', wrong, [{ campo: 'actual', message: wrong }]),
      [CONFIRMAR]: fails('invalid', 'El código no es correcto o ya se ha usado'),
    });
    await user.click(await button('Activar el segundo factor'));
    const contrasena = within(await screen.findByRole('dialog')).getByLabelText('Contraseña actual');
    await user.type(contrasena, 'otra{Enter}');
    await screen.findByText(wrong);
    api.answer(EMPEZAR, ok({ secreto: 'JBSWY3DPEHPK3PXP', uri }));
    await user.type(contrasena, 'mia{Enter}');
    await screen.findByRole('img', { name: 'Código QR con la clave' });
    expect(screen.getByLabelText<HTMLInputElement>('Clave').value).toBe('JBSWY3DPEHPK3PXP');
    const codigo = screen.getByLabelText('Código que muestra la aplicación');
    await user.type(codigo, '000000{Enter}');
    await screen.findByText('El código no es correcto o ya se ha usado');
    api.answer(CONFIRMAR, ok({ codigos: CODIGOS }));
    api.answer(LEER, ok({ factores: CON }));
    await user.clear(codigo);
    await user.type(codigo, '123456{Enter}');
    await screen.findByText(CODIGOS[1]!);
    await user.click(await button('Copiar'));
    expect(await navigator.clipboard.readText()).toBe(`${CODIGOS.join('\n')}\n`);
    await user.click(await button('Los he guardado'));
    await screen.findByText('Quedan 9 códigos de recuperación.');
    await waitFor(() => expect(screen.queryByText(CODIGOS[1]!)).toBeNull());
    expect(api.callsTo(EMPEZAR).at(-1)?.body).toEqual({ actual: 'otramia' });
  });

  it('is taken off with the password, and gone from the screen', async () => {
    const { api, user } = await open(CON, { [QUITAR]: ok({}) });
    await screen.findByText('Dispositivos recordados');
    await user.click(await button('Quitar'));
    api.answer(LEER, ok({ factores: SIN }));
    const dialog = await screen.findByRole('dialog', { name: 'Quitar el segundo factor' });
    await user.type(within(dialog).getByLabelText('Contraseña actual'), 'mia{Enter}');
    await button('Activar el segundo factor');
    expect(api.callsTo(QUITAR)[0]?.body).toEqual({ actual: 'mia' });
  });

  it('is asked for again on a device that is forgotten', async () => {
    const OLVIDAR = `DELETE /api/usuarios/factores/dispositivos/${'b'.repeat(24)}`;
    const { api, user } = await open(CON, { [OLVIDAR]: ok({}) });
    const forget = await button('Olvidar Firefox en Linux');
    api.answer(LEER, ok({ factores: { ...CON, dispositivos: [] } }));
    await user.click(forget);
    await waitFor(() => expect(screen.queryByText('Dispositivos recordados')).toBeNull());
    expect(api.callsTo(OLVIDAR)).toHaveLength(1);
  });

  it('is not offered where the server cannot keep a key', async () => {
    await open({ ...SIN, disponible: false });
    await screen.findByText(/no puede guardar la clave/);
    expect(screen.queryByRole('button', { name: 'Activar el segundo factor' })).toBeNull();
  });
});
