import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUsuario } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp } from '../../../shared/testing/render-app';
import { aConfiguracion } from '../../../shared/testing/datos/publica';
import '../entrar/login-page';
import './recuperar-page';
import '../registrarse/register-page';
import './restablecer-page';

const OLVIDO = 'POST /api/usuarios/contrasena/olvido';
const RESTABLECER = 'POST /api/usuarios/contrasena/restablecer';
const PUBLICA = 'GET /api/configuracion-publica';
const TOKEN = 'a'.repeat(43);

describe('a forgotten password', () => {
  it('leads from the sign-in page to a link by mail', async () => {
    const api = fakeApi({
      [PUBLICA]: ok(aConfiguracion({ recuperacionPorCorreo: true })),
      [OLVIDO]: ok({ message: '' }),
    });
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: '¿Olvidaste tu contraseña?' }));
    const send = await screen.findByRole('button', { name: 'Enviar enlace' });
    await user.type(screen.getByLabelText('Correo electrónico'), ' ana@empresa.com');
    await user.click(send);
    await screen.findByText(/Si hay una cuenta con ese correo/);
    expect(api.callsTo(OLVIDO).map(({ body }) => body)).toEqual([{ correo: 'ana@empresa.com' }]);
  });

  it('does not send an invalid address, and shows the server’s message', async () => {
    const api = fakeApi({ [OLVIDO]: fails('tooMany', 'Demasiadas peticiones.') });
    const { user } = renderApp('/recuperar');
    const send = await screen.findByRole('button', { name: 'Enviar enlace' });
    await user.click(send);
    await screen.findByText('El correo es obligatorio');
    expect(api.callsTo(OLVIDO)).toEqual([]);
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@empresa.com');
    await user.click(send);
    await screen.findByText('Demasiadas peticiones.');
  });

  it('names whom to ask where the server sends no mail', async () => {
    fakeApi({ [PUBLICA]: ok(aConfiguracion({ recuperacionPorCorreo: false })) });
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: '¿Olvidaste tu contraseña?' }));
    const text = /Este servidor no envía correos\. Pide a la persona que administra/;
    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the link of the mail', () => {
  const open = async (answer: Parameters<typeof fakeApi>[0][string]) => {
    const api = fakeApi({ [RESTABLECER]: answer });
    const { user } = renderApp(`/restablecer/${TOKEN}`);
    await user.type(await screen.findByLabelText('Contraseña'), 'secreta-2');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreta-2');
    const submit = () => user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
    return { api, user, submit };
  };

  it('sets a new password and leads to the sign-in page, which says so', async () => {
    const { api, submit } = await open(ok({}));
    await submit();
    await screen.findByText('Contraseña cambiada. Inicia sesión con la nueva.');
    expect(window.location.pathname).toBe('/login');
    expect(api.callsTo(RESTABLECER)[0]?.body).toEqual({ token: TOKEN, nueva: 'secreta-2' });
  });

  it('says when it has been used already, and offers another', async () => {
    const message = 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.';
    const { submit } = await open(fails('invalid', message, [{ campo: 'token', message }]));
    await submit();
    await screen.findByText(message);
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe('/recuperar');
  });

  it('is not used up by two passwords that differ', async () => {
    const { api, user, submit } = await open(ok({}));
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'x');
    await submit();
    await screen.findByText('Las contraseñas no coinciden');
    expect(api.callsTo(RESTABLECER)).toEqual([]);
  });
});

describe('theme and language', () => {
  const LOGIN = 'POST /api/usuarios/login';
  const preferencias = {
    ...{
      email: true,
      push: true,
      tareas: true,
      proyectos: true,
      equipos: true,
      menciones: true,
      sistema: true,
    },
    tema: 'oscuro',
    idioma: 'es',
  };

  it('of the account apply to the device the person signs in on', async () => {
    fakeApi({ [LOGIN]: ok({ token: 't', usuario: aUsuario(), preferencias }) });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Correo electrónico'), 'ana@empresa.com');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    expect(localStorage.getItem('tema')).toBe('oscuro');
  });

  it('chosen before registering are saved in the new account', async () => {
    localStorage.setItem('tema', 'claro');
    const api = fakeApi({ 'POST /api/usuarios/register': ok({ token: 't', usuario: aUsuario() }, 201) });
    const { user } = renderApp('/register');
    await user.type(await screen.findByLabelText('Nombre completo'), 'Ana');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@empresa.com');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreta{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(api.callsTo('PUT /api/usuarios/preferencias')[0]?.body).toEqual({ tema: 'claro', idioma: 'es' });
  });
});
