import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anId } from '../shared/testing/datos/builders';
import { fakeApi } from '../shared/testing/fake-api';
import { renderApp, signIn } from '../shared/testing/render-app';

const id = anId();

/** What each screen says when it could not load; the specification fixes most of these. */
const SCREENS: [path: string, text: RegExp | string][] = [
  ['/dashboard', 'Error al cargar los datos. Por favor, intenta de nuevo más tarde.'],
  ['/proyectos', 'Datos de ejemplo'],
  [`/proyecto/${id}`, 'Error al cargar los datos del proyecto. Por favor, intenta de nuevo más tarde.'],
  [`/backlog/${id}`, 'Error al cargar el proyecto'],
  [`/sprints/${id}`, 'Error al cargar los sprints'],
  [`/tableros/${id}`, 'Error al cargar el tablero'],
  ['/equipos', 'Error al cargar los equipos. Por favor, intenta de nuevo más tarde.'],
  ['/tareas', 'Error al cargar las tareas. Por favor, intenta de nuevo más tarde.'],
  [`/tareas/${id}`, 'No se ha podido comprobar a qué corresponde esta dirección.'],
  ['/mensajes', 'Error al cargar los chats'],
  ['/notificaciones', 'Error al cargar las notificaciones. Por favor, intenta de nuevo más tarde.'],
  ['/ia-asistente', 'Error en la configuración de IA. Verifica que la API Key esté configurada.'],
  ['/papelera', 'Error al cargar la papelera'],
  ['/auditoria', 'Error al cargar la auditoría.'],
];

describe('a network that answers every call with a page of its own', () => {
  it.each(SCREENS)('%s says what it could not load', async (path, text) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    signIn({ rol: 'admin' });
    fakeApi({}, 'captive portal');
    renderApp(path);
    expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.queryByText('Algo salió mal')).toBeNull();
    expect(log.mock.calls.map(([said]) => String(said)).filter((said) => /TypeError/.test(said))).toEqual([]);
  });

  it.each([
    ['/login', 'Iniciar sesión', 'Error al iniciar sesión'],
    ['/register', 'Registrarse', 'Error al registrarse'],
  ])('%s says that it failed, and keeps what was typed', async (path, submit, text) => {
    fakeApi({}, 'captive portal');
    const { user } = renderApp(path);
    const correo = await screen.findByLabelText<HTMLInputElement>('Correo electrónico');
    const nombre = screen.queryByLabelText('Nombre completo');
    if (nombre) await user.type(nombre, 'Ana García');
    await user.type(correo, 'ana@empresa.com');
    for (const field of screen.getAllByLabelText(/^(Contraseña|Confirmar contraseña)$/))
      await user.type(field, 'secreta-42-larga');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(correo.value).toBe('ana@empresa.com');
    expect(localStorage.getItem('token')).toBeNull();
  });
});
