import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import { aProyecto, aUsuario } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp } from '../../../shared/testing/render-app';
import './empresa-page';

const SESION = 'POST /api/usuarios/empresa/sesion';
const CLAVE = 'c'.repeat(43);
const VUELTA = '/login/empresa?code=abc&state=xyz';

const proyecto = aProyecto();
const answers = (reply: object = {}) => ({
  'GET /api/proyectos': ok({ proyectos: [proyecto] }),
  'GET /api/proyectos/equipos/lista': ok({ equipos: [proyecto.equipo] }),
  [SESION]: ok({
    token: 't',
    usuario: aUsuario(),
    preferencias: PREFERENCIAS_INICIALES,
    destino: '/proyectos',
    recordar: true,
    ...reply,
  }),
});

beforeEach(() => sessionStorage.setItem('claveEmpresa', CLAVE));
afterEach(() => configure({ reactStrictMode: false }));

describe('coming back from the company account', () => {
  it('sends the answer once, opens the session and goes to the page that was wanted', async () => {
    const api = fakeApi(answers());
    // StrictMode runs every effect twice, as in development.
    configure({ reactStrictMode: true });
    renderApp(VUELTA);
    await screen.findByText('Comprobando tu cuenta…');
    await screen.findByRole('button', { name: 'Editar' });
    expect([window.location.pathname, window.location.search]).toEqual(['/proyectos', '']);
    expect(localStorage.getItem('token')).toBe('t');
    expect(api.callsTo(SESION).map(({ body }) => body)).toEqual([
      { respuesta: '?code=abc&state=xyz', clave: CLAVE },
    ]);
    expect(sessionStorage.getItem('claveEmpresa')).toBeNull();
  });

  it("keeps the session in the tab only without 'Recordarme'", async () => {
    fakeApi(answers({ recordar: false }));
    renderApp(VUELTA);
    await waitFor(() => expect(sessionStorage.getItem('token')).toBe('t'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('asks for the second factor that the company has not asked for, and then goes where it was wanted', async () => {
    const FACTOR = 'POST /api/usuarios/login/factor';
    const reto = 'r'.repeat(43);
    const api = fakeApi({
      ...answers(),
      [SESION]: ok({
        factor: { reto, expira: new Date().toISOString() },
        destino: '/proyectos',
        recordar: false,
      }),
      [FACTOR]: ok({ token: 't', usuario: aUsuario() }),
    });
    const { user } = renderApp(VUELTA);
    await user.type(await screen.findByLabelText('Código de tu aplicación'), '123456{Enter}');
    await screen.findByRole('button', { name: 'Editar' });
    expect(sessionStorage.getItem('token')).toBe('t');
    expect(api.callsTo(FACTOR)[0]?.body).toEqual({ reto, codigo: '123456' });
  });

  it('says why it was refused, with a link back to the sign-in page', async () => {
    fakeApi({ ...answers(), [SESION]: fails('forbidden', 'Tu cuenta está inactiva') });
    renderApp(VUELTA);
    await screen.findByText('Tu cuenta está inactiva');
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' }).getAttribute('href')).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is refused in a tab that did not start the sign-in', async () => {
    sessionStorage.removeItem('claveEmpresa');
    const api = fakeApi(answers());
    renderApp(VUELTA);
    await screen.findByText('Este inicio de sesión no empezó en este navegador. Vuelve a empezar.');
    expect(api.callsTo(SESION)).toEqual([]);
  });
});
