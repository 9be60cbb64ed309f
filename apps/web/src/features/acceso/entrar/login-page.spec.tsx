import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { aResumen, aUsuario } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp } from '../../../shared/testing/render-app';
import { aConfiguracion } from '../../../shared/testing/datos/publica';
import './login-page';

const LOGIN = 'POST /api/usuarios/login';

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/proyectos/resumen': ok(aResumen()),
    ...answers,
  });
  const { user } = renderApp('/login');
  const correo = await screen.findByLabelText('Correo electrónico');
  return { api, user, correo, contrasena: screen.getByLabelText('Contraseña') };
};
const submit = () => screen.getByRole('button', { name: 'Iniciar sesión' });

it.each([
  ['abierto', true],
  ['invitacion', false],
  ['cerrado', false],
] as const)('with registration %s, the link to it is there: %s', async (registro, offered) => {
  fakeApi({
    'GET /api/configuracion-publica': ok(aConfiguracion({ registro, avisos: { chatIaDesactivado: false } })),
  });
  renderApp('/login');
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  await waitFor(() => expect(screen.queryByText(/chat con IA/)).toBeNull());
  expect(screen.queryByRole('link', { name: 'Regístrate' }) !== null).toBe(offered);
});

describe('login', () => {
  it('names every missing field, focuses the first, and does not call the server', async () => {
    const { api, user, correo } = await open();
    await user.click(submit());
    await screen.findByText('El correo es obligatorio');
    expect(screen.getByText('La contraseña es obligatoria')).toBeTruthy();
    expect(document.activeElement).toBe(correo);
    expect(api.callsTo(LOGIN)).toEqual([]);
  });

  it('checks a field when it is left and clears its error when it is edited', async () => {
    const { user, correo } = await open();
    await user.type(correo, 'ana@empresa');
    await user.tab();
    await screen.findByText('El correo no es válido');
    await user.type(correo, '.');
    expect(screen.queryByText('El correo no es válido')).toBeNull();
  });

  it('is busy while it submits, stores the session and goes to the dashboard', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const usuario = aUsuario();
    const { api, user, correo, contrasena } = await open({
      [LOGIN]: async () => {
        await held;
        return ok({ token: 't', usuario });
      },
    });
    await user.type(correo, ' ana@empresa.com');
    await user.type(contrasena, 'secreta');
    await user.click(submit());
    const busy = await screen.findByRole('button', { name: 'Iniciando...' });
    expect((busy as HTMLButtonElement).disabled).toBe(true);
    release();
    await screen.findByRole('heading', { name: 'Dashboard General' });
    expect(window.location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('token')).toBe('t');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      nombre: usuario.nombre,
      rol: 'usuario',
    });
    expect(api.callsTo(LOGIN)[0]?.body).toEqual({ correo: 'ana@empresa.com', contraseña: 'secreta' });
  });

  it("keeps the session in the tab only without 'Recordarme'", async () => {
    const { user, correo, contrasena } = await open({ [LOGIN]: ok({ token: 't', usuario: aUsuario() }) });
    await user.click(screen.getByLabelText('Recordarme'));
    await user.type(correo, 'ana@empresa.com');
    await user.type(contrasena, 'secreta{Enter}');
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('goes back to what a program asks', async () => {
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      [LOGIN]: ok({ token: 't', usuario: aUsuario() }),
    });
    const asked = '/configuracion?seccion=autorizar&state=a';
    const { user } = renderApp(asked);
    await user.type(await screen.findByLabelText('Correo electrónico'), 'ana@empresa.com');
    await user.type(screen.getByLabelText('Contraseña'), 'secreta');
    await user.click(submit());
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(asked));
  });

  it("shows the server's message, else its own", async () => {
    const { api, user, correo, contrasena } = await open({
      [LOGIN]: fails('unauthenticated', 'Correo o contraseña incorrectos'),
    });
    await user.type(correo, 'ana@empresa.com');
    await user.type(contrasena, 'secreta');
    await user.click(submit());
    await screen.findByText('Correo o contraseña incorrectos');
    api.answer(LOGIN, 'network failure');
    await user.click(submit());
    await screen.findByText('Error al iniciar sesión');
    expect((contrasena as HTMLInputElement).value).toBe('secreta');
  });
});

describe('the company account', () => {
  const INICIO = 'POST /api/usuarios/empresa/inicio';
  const withEmpresa = (empresa: { nombre: string | null; solo: boolean }) => ({
    'GET /api/configuracion-publica': ok(aConfiguracion({ empresa })),
    // jsdom only navigates to fragments.
    [INICIO]: ok({ url: `${window.location.origin}/login#emisor`, clave: 'c'.repeat(43) }),
  });
  const button = (name = 'Entrar con la cuenta de la empresa') => screen.findByRole('button', { name });

  it('is offered by its name where there is one, and remembers the page that was wanted', async () => {
    const api = fakeApi(withEmpresa({ nombre: 'Ejemplo', solo: false }));
    const { user } = renderApp('/backlog/66f0a1?tarea=2');
    const enter = await button('Entrar con Ejemplo');
    expect(screen.getByLabelText('Contraseña')).toBeTruthy();
    await user.click(screen.getByLabelText('Recordarme'));
    await user.click(enter);
    await waitFor(() => expect(window.location.hash).toBe('#emisor'));
    expect(api.callsTo(INICIO)[0]?.body).toEqual({ recordar: false, destino: '/backlog/66f0a1?tarea=2' });
    expect(sessionStorage.getItem('claveEmpresa')).toBe('c'.repeat(43));
  });

  it('is not offered otherwise', async () => {
    await open({
      'GET /api/configuracion-publica': ok(aConfiguracion({ avisos: { chatIaDesactivado: false } })),
    });
    await waitFor(() => expect(screen.queryByText(/El chat con IA/)).toBeNull());
    expect(screen.queryByRole('button', { name: /Entrar con/ })).toBeNull();
  });

  it('says what the server says when it is away', async () => {
    fakeApi({ ...withEmpresa({ nombre: null, solo: false }), [INICIO]: fails('unavailable', 'No responde') });
    const { user } = renderApp('/login');
    await user.click(await button());
    expect(await screen.findByText('No responde')).toBeTruthy();
    expect(sessionStorage.getItem('claveEmpresa')).toBeNull();
  });

  it('may be the only way in, except for administrators', async () => {
    fakeApi(withEmpresa({ nombre: null, solo: true }));
    renderApp('/login');
    await button();
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Regístrate' })).toBeNull();
    cleanup();
    renderApp('/login?local=1');
    await button();
    expect(screen.getByLabelText('Contraseña')).toBeTruthy();
  });
});

describe('a sign-in that asks for a second factor', () => {
  const FACTOR = 'POST /api/usuarios/login/factor';
  const reto = 'r'.repeat(43);
  const asks = ok({ factor: { reto, expira: new Date().toISOString() } });

  const enter = async (answers: Parameters<typeof fakeApi>[0]) => {
    const opened = await open({ [LOGIN]: asks, ...answers });
    await opened.user.type(opened.correo, 'Ana@empresa.com');
    await opened.user.type(opened.contrasena, 'secreta');
    await opened.user.click(submit());
    await screen.findByRole('heading', { name: 'Comprueba que eres tú' });
    return opened;
  };

  it('leads whoever lacks one that is demanded through setting it up', async () => {
    const ALTA = 'POST /api/usuarios/login/factor/alta';
    const usuario = aUsuario({ correo: 'ana@empresa.com' });
    const { api, user, correo, contrasena } = await open({
      [LOGIN]: ok({ factor: { reto, expira: new Date().toISOString(), alta: true } }),
      [ALTA]: ok({ secreto: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/PMP:ana?secret=JBSWY3DPEHPK3PXP' }),
      [`${ALTA}/confirmar`]: fails('invalid', 'El código no es correcto o ya se ha usado'),
    });
    await user.type(correo, 'ana@empresa.com');
    await user.type(contrasena, 'secreta');
    await user.click(submit());
    await screen.findByRole('heading', { name: 'Activa tu segundo factor' });
    await screen.findByRole('img', { name: 'Código QR con la clave' });
    const codigo = screen.getByLabelText('Código que muestra la aplicación');
    await user.type(codigo, '000000{Enter}');
    await screen.findByText('El código no es correcto o ya se ha usado');
    api.answer(`${ALTA}/confirmar`, ok({ token: 't', usuario, codigos: ['aaaa-bbbb-cccc-dddd'] }));
    await user.clear(codigo);
    await user.type(codigo, '123456{Enter}');
    await screen.findByText('aaaa-bbbb-cccc-dddd');
    expect(localStorage.getItem('token')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Los he guardado' }));
    await screen.findByRole('heading', { name: 'Dashboard General' });
    expect(localStorage.getItem('token')).toBe('t');
    expect(api.callsTo(`${ALTA}/confirmar`).at(-1)?.body).toEqual({ reto, codigo: '123456' });
  });

  it('goes on with the code of an application, and remembers this device for the next time', async () => {
    const usuario = aUsuario({ correo: 'ana@empresa.com' });
    const { api, user } = await enter({ [FACTOR]: ok({ token: 't', usuario, dispositivo: 'mio' }) });
    const codigo = screen.getByLabelText('Código de tu aplicación');
    expect([document.activeElement, codigo.getAttribute('autocomplete')]).toEqual([codigo, 'one-time-code']);
    await user.type(codigo, '123456');
    await user.click(screen.getByLabelText('Recordar este dispositivo 30 días'));
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByRole('heading', { name: 'Dashboard General' });
    expect(localStorage.getItem('token')).toBe('t');
    expect(api.callsTo(FACTOR)[0]?.body).toEqual({ reto, codigo: '123456', recordar: true });
    cleanup();
    localStorage.removeItem('token');
    const next = await open({ [LOGIN]: ok({ token: 't', usuario }) });
    await next.user.type(next.correo, 'ana@empresa.com');
    await next.user.type(next.contrasena, 'secreta{Enter}');
    await screen.findByRole('heading', { name: 'Dashboard General' });
    expect(next.api.callsTo(LOGIN)[0]?.body).toMatchObject({ dispositivo: 'mio' });
    localStorage.removeItem('dispositivo:ana@empresa.com');
  });

  it('takes a recovery code, says what is wrong with it, and leads back to the password', async () => {
    const message = 'El código no es correcto o ya se ha usado';
    const { api, user } = await enter({
      [FACTOR]: fails('invalid', message, [{ campo: 'codigo', message }]),
    });
    await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
    const codigo = screen.getByLabelText('Código de recuperación');
    expect(document.activeElement).toBe(codigo);
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    await screen.findByText('Escribe el código');
    expect(api.callsTo(FACTOR)).toEqual([]);
    await user.type(codigo, 'abcd-efgh{Enter}');
    await screen.findByText(message);
    expect(localStorage.getItem('token')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(submit()).toBeTruthy();
  });
});

describe('notices of the sign-in page', () => {
  it('tell the true state of the server and of the AI chat', async () => {
    await open({
      'GET /api/salud': {
        status: 503,
        body: { success: false, servicios: { usuarios: 'listo', ia: 'no disponible' } },
      },
    });
    await screen.findByText('El servidor está arrancando. Aún no responde: ia.');
    expect(screen.getByText(/Estará disponible en menos de un minuto/)).toBeTruthy();
    expect(screen.getByText(/El chat con IA está desactivado temporalmente/)).toBeTruthy();
  });

  it('offer the demo account only when the operator publishes one', async () => {
    const { user, correo } = await open({
      'GET /api/configuracion-publica': ok(
        aConfiguracion({
          avisos: { servidorEnReposo: true, chatIaDesactivado: false },
          credencialesDemo: { correo: 'demo@pmp.local', contrasena: 'demo1234' },
        }),
      ),
    });
    await screen.findByText('demo@pmp.local · demo1234');
    await waitFor(() => expect(screen.queryByText(/El chat con IA/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Usar esta cuenta' }));
    expect((correo as HTMLInputElement).value).toBe('demo@pmp.local');
  });

  it('show no demo account otherwise', async () => {
    await open({ 'GET /api/configuracion-publica': ok(aConfiguracion({ avisos: {} })) });
    expect(screen.queryByText(/demostración/)).toBeNull();
  });
});
