import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Preferencias, SesionAbierta } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { changeLanguage } from '../../shared/i18n/i18n';
import { session } from '../../shared/sesion/session';
import { anId, aUsuario } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './configuracion-page';
import './seguridad/seguridad-panel';
import './usuarios/usuarios-panel';
import { stubGlobal } from '../../shared/testing/stub-global';
import { aConfiguracion } from '../../shared/testing/datos/publica';

const PERFIL = '/api/usuarios/perfil';
const PREFERENCIAS = '/api/usuarios/preferencias';
const SESIONES = '/api/usuarios/sesiones';

const aPreferencias = (over: Partial<Preferencias> = {}): Preferencias => ({
  email: true,
  push: true,
  tareas: true,
  proyectos: true,
  equipos: true,
  menciones: true,
  sistema: true,
  tema: 'sistema',
  idioma: 'es',
  ...over,
});

const aSesion = (over: Partial<SesionAbierta> = {}): SesionAbierta => ({
  _id: anId(),
  dispositivo: { navegador: 'Firefox', sistema: 'Linux', movil: false },
  creada: '2026-11-20T08:00:00.000Z',
  usada: new Date().toISOString(),
  actual: false,
  ...over,
});

const open = async (seccion: string, answers: Parameters<typeof fakeApi>[0] = {}, over = {}) => {
  const usuario = aUsuario(signIn({ nombre: 'Ana García', ...over }));
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    [`GET ${PERFIL}`]: ok({ usuario }),
    [`GET ${PREFERENCIAS}`]: ok({ preferencias: aPreferencias() }),
    'GET /api/usuarios/factores': ok({
      factores: { disponible: true, aplicacion: null, llaves: [], codigos: 0, dispositivos: [] },
    }),
    [`PUT ${PREFERENCIAS}`]: ({ body }) => ok({ preferencias: aPreferencias(body) }),
    [`PUT ${PERFIL}`]: ({ body }) => ok({ usuario: { ...usuario, ...body, avatar: body['avatar'] || null } }),
    ...answers,
  });
  const { user } = renderApp(`/configuracion?seccion=${seccion}`);
  await screen.findByRole('heading', { level: 1, name: 'Configuración' });
  return { api, user, usuario };
};

afterEach(() => changeLanguage('es'));

describe('what notifies', () => {
  it('says what the last days would have been, and changes with every switch', async () => {
    const recuento = [
      { regla: 'comentario', total: 5 },
      { regla: 'mencion', total: 2 },
      { regla: 'recordatorio', total: 1 },
    ];
    const { user } = await open('notificaciones', {
      'GET /api/notificaciones/recuento': ok({ dias: 7, recuento }),
      'GET /api/notificaciones/silencios': ok({ silencios: [] }),
    });
    expect(await screen.findByText(/te han llegado 8 .* habrían sido 8\.$/)).toBeTruthy();
    expect(screen.getByText('Cuándo avisa (5 en siete días)')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: 'Tareas' }));
    expect(await screen.findByText(/habrían sido 3\.$/)).toBeTruthy();
  });
});

describe('the profile', () => {
  it('saves a field automatically on leaving it, and says so', async () => {
    const { api, user } = await open('perfil');
    const nombre = await screen.findByLabelText('Nombre');
    await user.clear(nombre);
    await user.type(nombre, ' Ana María ');
    await user.tab();
    await screen.findByText('Guardado');
    expect(api.callsTo(`PUT ${PERFIL}`).map(({ body }) => body)).toEqual([{ nombre: 'Ana María' }]);
    expect(session.get().user.nombre).toBe('Ana María');
    await user.click(nombre);
    await user.tab();
    expect(api.callsTo(`PUT ${PERFIL}`)).toHaveLength(1);
  });

  it('does not send an invalid value, and keeps what was typed when the server refuses it', async () => {
    const message = 'Ya existe una cuenta con este correo';
    const { api, user } = await open('perfil', {
      [`PUT ${PERFIL}`]: fails('conflict', message, [{ campo: 'correo', message }]),
    });
    const correo = await screen.findByLabelText('Correo electrónico');
    await user.clear(correo);
    await user.type(correo, 'ana@{Enter}');
    await screen.findByText('El correo no es válido');
    expect(api.callsTo(`PUT ${PERFIL}`)).toEqual([]);
    await user.type(correo, 'otra.es{Enter}');
    await user.type(await screen.findByLabelText('Contraseña actual'), 'secreta{Enter}');
    await screen.findByText(message);
    expect(screen.getByText('Para poner ana@otra.es, escribe tu contraseña.')).toBeTruthy();
  });

  it('asks for the password before it changes the address, and says that its inbox must answer', async () => {
    const { api, user, usuario } = await open('perfil', {
      [`PUT ${PERFIL}`]: ({ body }) =>
        body['actual'] === 'secreta'
          ? ok({ usuario, correoPendiente: body['correo'] })
          : fails('invalid', 'No', [{ campo: 'actual', message: 'La contraseña actual no es correcta' }]),
    });
    const change = async () => {
      const correo = await screen.findByLabelText('Correo electrónico');
      await user.clear(correo);
      await user.type(correo, 'ana@otra.es{Enter}');
      return screen.findByLabelText('Contraseña actual');
    };
    await change();
    expect(api.callsTo(`PUT ${PERFIL}`)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(usuario.correo),
    );
    const contrasena = await change();
    await user.type(contrasena, 'otra{Enter}');
    await screen.findByText('La contraseña actual no es correcta');
    await user.clear(contrasena);
    await user.type(contrasena, 'secreta{Enter}');
    await screen.findByText(/Te hemos enviado un enlace a ana@otra.es/);
    expect(api.callsTo(`PUT ${PERFIL}`).at(-1)?.body).toEqual({ correo: 'ana@otra.es', actual: 'secreta' });
    expect(session.get().user.correo).toBe(usuario.correo);
  });

  it('offers the link again while the address is not confirmed, where the server sends mail', async () => {
    const { api, user } = await open(
      'perfil',
      {
        'GET /api/configuracion-publica': ok(aConfiguracion({ recuperacionPorCorreo: true })),
        'POST /api/usuarios/correo/enviar': ok({}),
      },
      { correoConfirmado: false },
    );
    await screen.findByText(/Tu correo no está confirmado/);
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    await screen.findByText(/Enlace enviado/);
    expect(api.callsTo('POST /api/usuarios/correo/enviar')).toHaveLength(1);
  });

  it('shows rol and estado, which only an administrator can change', async () => {
    await open('perfil');
    for (const label of ['Rol', 'Estado']) {
      expect((await screen.findByLabelText<HTMLInputElement>(label)).disabled).toBe(true);
    }
    expect(screen.queryByRole('tab', { name: 'Usuarios' })).toBeNull();
  });

  it('sends a scaled-down photo, and removes it again', async () => {
    const url = 'data:image/jpeg;base64,AAAA';
    stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => {} }));
    const context = { fillRect: () => {}, drawImage: jest.fn() };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(url);
    const { api, user } = await open('perfil');
    const file = new File(['x'], 'yo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('Seleccionar una foto'), file);
    await screen.findByText('Guardado');
    expect(context.drawImage).toHaveBeenCalledWith(expect.anything(), 100, 0, 600, 600, 0, 0, 256, 256);
    await user.click(await screen.findByRole('button', { name: 'Quitar' }));
    await screen.findByRole('button', { name: 'Subir foto' });
    expect(api.callsTo(`PUT ${PERFIL}`).map(({ body }) => body)).toEqual([{ avatar: url }, { avatar: '' }]);
  });

  it('says what is wrong with a file', async () => {
    const { user, api } = await open('perfil');
    const picker = await screen.findByLabelText<HTMLInputElement>('Seleccionar una foto');
    picker.removeAttribute('accept');
    await user.upload(picker, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    await screen.findByText('Elige una imagen PNG, JPG, WebP o GIF.');
    expect(api.callsTo(`PUT ${PERFIL}`)).toEqual([]);
  });
});

describe('open sessions', () => {
  const LOST = aSesion({
    dispositivo: { navegador: 'Safari', sistema: 'iPhone', movil: true },
    factor: 'recuperacion',
  });
  const sesiones = [aSesion({ actual: true }), LOST];

  it('name their device and the second factor that was shown, and can be closed one at a time', async () => {
    const { api, user } = await open('contrasena', {
      [`GET ${SESIONES}`]: ok({ sesiones }),
      [`DELETE ${SESIONES}/${LOST._id}`]: ok({}),
    });
    const own = (await screen.findByText('Firefox en Linux')).closest('li')!;
    expect(within(own).getByText('Esta sesión')).toBeTruthy();
    expect(within(own).queryByRole('button')).toBeNull();
    expect(screen.getByText(/Con código de recuperación/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cerrar la sesión de Safari en iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari en iPhone')).toBeNull());
    expect(screen.getByText('Firefox en Linux')).toBeTruthy();
    expect(api.callsTo(`DELETE ${SESIONES}/${LOST._id}`)).toHaveLength(1);
  });

  it('can all be closed except this one, which continues with a new token', async () => {
    const { user } = await open('contrasena', {
      [`GET ${SESIONES}`]: ok({ sesiones }),
      [`POST ${SESIONES}/cerrar-demas`]: ok({ token: 'nuevo' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cerrar las demás' }));
    await screen.findByText('Las demás sesiones se han cerrado.');
    expect(session.get().token).toBe('nuevo');
    expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
  });

  it('offer a retry when they cannot be read', async () => {
    const { api, user } = await open('contrasena', { [`GET ${SESIONES}`]: fails('internal', '') });
    await screen.findByText('Error al cargar las sesiones.');
    api.answer(`GET ${SESIONES}`, ok({ sesiones }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Safari en iPhone')).toBeTruthy();
  });
});

describe('preferences', () => {
  it('of notifications are saved at once, and reverted when the server refuses', async () => {
    const { api, user } = await open('notificaciones');
    const tareas = await screen.findByRole<HTMLInputElement>('switch', { name: 'Tareas' });
    await user.click(tareas);
    await screen.findByText('Guardado');
    expect(api.callsTo(`PUT ${PREFERENCIAS}`)[0]?.body).toEqual({ tareas: false });
    api.answer(`PUT ${PREFERENCIAS}`, fails('internal', 'No se ha podido'));
    await user.click(screen.getByRole('switch', { name: 'Menciones' }));
    await screen.findByText('No se ha podido');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Menciones' }).checked).toBe(true);
    expect(tareas.checked).toBe(false);
  });

  it('of notifications say that a server sends no mail, and leave that switch off', async () => {
    await open('notificaciones', {
      'GET /api/configuracion-publica': ok(aConfiguracion({ recuperacionPorCorreo: false })),
    });
    await screen.findByText(/^Este servidor no envía correos/);
    const email = screen.getByRole<HTMLInputElement>('switch', { name: 'Correo electrónico' });
    expect([email.disabled, email.checked]).toEqual([true, false]);
  });

  it('of theme and language apply here at once and are sent to the server', async () => {
    const { api, user } = await open('apariencia');
    await user.click(await screen.findByRole('radio', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await user.click(within(screen.getByRole('tabpanel')).getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await waitFor(() =>
      expect(api.callsTo(`PUT ${PREFERENCIAS}`).map(({ body }) => body)).toEqual([
        { idioma: 'en' },
        { tema: 'oscuro' },
      ]),
    );
  });

  it('chosen on another device apply here, even while the page is open', async () => {
    const { api } = await open('perfil', {
      [`GET ${PREFERENCIAS}`]: ok({ preferencias: aPreferencias({ tema: 'oscuro' }) }),
    });
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    api.answer(`GET ${PREFERENCIAS}`, ok({ preferencias: aPreferencias({ tema: 'claro', idioma: 'fr' }) }));
    fakeSocket.receive('cuenta_cambiada', { _id: anId(), version: 2 });
    await screen.findByRole('heading', { level: 1, name: 'Paramètres' });
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});

describe('an account that somebody else changes', () => {
  it('is shown without signing in again', async () => {
    const { api, usuario } = await open('perfil');
    expect((await screen.findByLabelText<HTMLInputElement>('Rol')).value).toBe('Usuario');
    api.answer(`GET ${PERFIL}`, ok({ usuario: { ...usuario, rol: 'admin' } }));
    fakeSocket.receive('cuenta_cambiada', { _id: usuario._id, version: 2 });
    await screen.findByRole('tab', { name: 'Usuarios' });
    expect(screen.getByLabelText<HTMLInputElement>('Rol').value).toBe('Administración');
  });

  it('asks to sign in again when this session is closed from elsewhere', async () => {
    const { api } = await open('perfil');
    await screen.findByLabelText('Nombre');
    api.answer(`GET ${PERFIL}`, fails('unauthenticated', 'Sesión expirada'));
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    fakeSocket.receive('sesion_cerrada', { message: 'Sesión expirada' });
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});
