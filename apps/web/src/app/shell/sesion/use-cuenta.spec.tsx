import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aProyecto, aUsuario } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../features/proyectos/proyectos-page';

it('shows the projects of the new role when an admin changes it elsewhere', async () => {
  const usuario = signIn({ rol: 'admin' });
  const [mio, ajeno] = [aProyecto({ nombre: 'Mío' }), aProyecto({ nombre: 'De otro equipo' })];
  const api = fakeApi({
    'GET /api/usuarios/perfil': ok({ usuario: aUsuario({ ...usuario, rol: 'admin' }) }),
    'GET /api/proyectos': ok({ proyectos: [mio, ajeno] }),
  });
  renderApp('/proyectos');
  await screen.findAllByText('De otro equipo');
  api.answer('GET /api/usuarios/perfil', ok({ usuario: aUsuario({ ...usuario, rol: 'usuario' }) }));
  api.answer('GET /api/proyectos', ok({ proyectos: [mio] }));
  fakeSocket.receive('cuenta_cambiada', { _id: usuario._id, version: 2 });
  await waitFor(() => expect(screen.queryAllByText('De otro equipo')).toEqual([]));
  expect(screen.queryByRole('link', { name: 'Equipos' })).toBeNull();
});
