import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aProyecto } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../features/mensajes/mensajes-page';

const tienda = aProyecto({ nombre: 'Tienda', clave: 'TIENDA' });
const open = (path: string, contador = 0) => {
  signIn({ rol: 'admin' });
  fakeApi({
    'GET /api/proyectos': ok({ proyectos: [aProyecto(), tienda] }),
    'GET /api/notificaciones/contador': ok({ contador }),
  });
  return renderApp(path);
};

it.each([
  [`/backlog/${tienda._id}`, 'TIENDA · Backlog · Project Management Platform'],
  [`/tableros/proyecto/${tienda._id}`, 'TIENDA · Tablero · Project Management Platform'],
  [`/dashboard/${tienda._id}`, 'TIENDA · Resumen · Project Management Platform'],
  [`/tareas/${tienda._id}`, 'TIENDA · AlertasIA · Project Management Platform'],
  [`/cronologia/${tienda._id}`, 'TIENDA · Cronología · Project Management Platform'],
  ['/vistas', 'Vistas · Project Management Platform'],
  ['/tareas', 'Tareas · Project Management Platform'],
])('the tab of %s is called %s', async (path, title) => {
  open(path);
  await waitFor(() => expect(document.title).toBe(title));
});

it('counts what is unread, and says nothing of it once the person has left', async () => {
  const { user } = open('/mensajes', 3);
  await waitFor(() => expect(document.title).toBe('(3) Mensajes · Project Management Platform'));
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(document.title).toBe('Project Management Platform'));
});
