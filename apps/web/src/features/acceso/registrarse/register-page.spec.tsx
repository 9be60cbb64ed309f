import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aResumen, aUsuario } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp } from '../../../shared/testing/render-app';
import { aConfiguracion } from '../../../shared/testing/datos/publica';
import './register-page';

const MIRAR = 'POST /api/usuarios/invitaciones/mirar';
const REGISTER = 'POST /api/usuarios/register';

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/proyectos/resumen': ok(aResumen()),
    ...answers,
  });
  const { user } = renderApp('/register');
  await screen.findByRole('heading', { name: 'Crear una cuenta' });
  const fill = async (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  const fillAll = async () => {
    await fill('Nombre completo', 'Ana García');
    await fill('Correo electrónico', 'ana@empresa.com');
    await fill('Contraseña', 'secreta');
    await fill('Confirmar contraseña', 'secreta');
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Registrarse' }));
  return { api, user, fill, fillAll, submit };
};

describe('register', () => {
  it('is not offered where only the company account can sign in', async () => {
    fakeApi({
      'GET /api/configuracion-publica': ok(aConfiguracion({ empresa: { nombre: null, solo: true } })),
    });
    renderApp('/register');
    await screen.findByRole('button', { name: 'Entrar con la cuenta de la empresa' });
    expect(window.location.pathname).toBe('/login');
    expect(screen.queryByLabelText('Nombre completo')).toBeNull();
  });

  it.each([
    ['cerrado', /no se pueden crear cuentas desde aquí/],
    ['invitacion', /hace falta una invitación/],
  ] as const)('is not offered where registration is %s', async (registro, text) => {
    fakeApi({ 'GET /api/configuracion-publica': ok(aConfiguracion({ registro })) });
    renderApp('/register');
    await screen.findByText(text);
    expect(screen.queryByLabelText('Nombre completo')).toBeNull();
  });

  it('passes the invitation of the link on, and asks for as many characters as the installation', async () => {
    const invitacion = 'i'.repeat(43);
    const api = fakeApi({
      'GET /api/configuracion-publica': ok(aConfiguracion({ registro: 'invitacion', contrasenaMinima: 10 })),
      [REGISTER]: ok({ token: 't', usuario: aUsuario() }, 201),
    });
    const { user } = renderApp(`/register?invitacion=${invitacion}`);
    await screen.findByText('Al menos 10 caracteres');
    await user.type(screen.getByLabelText('Nombre completo'), 'Ana');
    await user.type(screen.getByLabelText('Correo electrónico'), 'ana@empresa.com');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta-1');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreta-1{Enter}');
    await screen.findByText('La contraseña debe tener al menos 10 caracteres');
    await user.type(screen.getByLabelText('Contraseña'), '0');
    await user.type(screen.getByLabelText('Confirmar contraseña'), '0{Enter}');
    await waitFor(() => expect(api.callsTo(REGISTER)[0]?.body).toMatchObject({ invitacion }));
  });

  it('says who invites into which team, and leads to the project', async () => {
    const proyecto = 'a'.repeat(24);
    const vista = { correo: 'ana@empresa.com', invita: 'Lucía', equipo: 'Comercio', proyecto };
    const api = fakeApi({
      [MIRAR]: ok({ invitacion: { ...vista, expira: '2026-12-01T10:00:00.000Z' } }),
      [REGISTER]: ok({ token: 't', usuario: aUsuario() }, 201),
    });
    const { user } = renderApp(`/register?invitacion=${'i'.repeat(43)}`);
    await screen.findByText(/Lucía te invita a «Comercio»/);
    expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('ana@empresa.com');
    await user.type(screen.getByLabelText('Nombre completo'), 'Ana');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta-1');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'secreta-1{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/proyecto/${proyecto}`));
    expect(api.callsTo(MIRAR)).toHaveLength(1);
  });

  it('says why a link is good for nothing, before anything is filled in', async () => {
    const message = 'Ya no quedan plazas en este enlace: pide otro a quien te invitó';
    fakeApi({ [MIRAR]: fails('invalid', message) });
    renderApp(`/register?invitacion=${'i'.repeat(43)}`);
    await screen.findByText(message);
    expect(screen.queryByLabelText('Nombre completo')).toBeNull();
  });

  it('names everything that is missing or too short', async () => {
    const { fill, submit, api } = await open();
    await fill('Contraseña', '12345');
    await fill('Confirmar contraseña', '123456');
    await submit();
    await screen.findByText('El nombre es obligatorio');
    expect(screen.getByText('El correo es obligatorio')).toBeTruthy();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeTruthy();
    expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy();
    expect(api.callsTo(REGISTER)).toEqual([]);
  });

  it('is busy while it submits, sends rol and estado, and goes to the dashboard', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { api, fillAll, submit } = await open({
      [REGISTER]: async () => {
        await held;
        return ok({ token: 't', usuario: aUsuario() }, 201);
      },
    });
    await fillAll();
    await submit();
    await screen.findByRole('button', { name: 'Registrando...' });
    release();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(localStorage.getItem('token')).toBe('t');
    expect(api.callsTo(REGISTER)[0]?.body).toEqual({
      nombre: 'Ana García',
      correo: 'ana@empresa.com',
      contraseña: 'secreta',
      rol: 'usuario',
      estado: 'activo',
    });
  });

  it("shows the server's field errors at their fields", async () => {
    const message = 'Ya existe una cuenta con este correo';
    const { fillAll, submit } = await open({
      [REGISTER]: fails('conflict', message, [{ campo: 'correo', message }]),
    });
    await fillAll();
    await submit();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows its own text when the server sends none', async () => {
    const { fillAll, submit } = await open({ [REGISTER]: 'network failure' });
    await fillAll();
    await submit();
    expect(await screen.findByText('Error al registrarse')).toBeTruthy();
  });
});
