import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { anEquipo, aProyecto } from '../../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../features/proyectos/proyectos-page';

it('shows the projects of a new team, even with notifications of teams turned off', async () => {
  signIn({ rol: 'usuario' });
  const api = fakeApi({ 'GET /api/proyectos': ok({ proyectos: [aProyecto({ nombre: 'Mío' })] }) });
  renderApp('/proyectos');
  await screen.findAllByText('Mío');
  api.answer('GET /api/proyectos', ok({ proyectos: [aProyecto({ nombre: 'Del equipo nuevo' })] }));
  fakeSocket.receive('membresia_cambiada', { equipo: anEquipo()._id, accion: 'anadido' });
  expect((await screen.findAllByText('Del equipo nuevo')).length).toBeGreaterThan(0);
});

it('reads the person’s lists again once connected, and what they may not see any more goes', async () => {
  signIn({ rol: 'usuario' });
  const [kept, lost] = [aProyecto({ nombre: 'Mío' }), aProyecto({ nombre: 'Perdido' })];
  const api = fakeApi({ 'GET /api/proyectos': ok({ proyectos: [kept, lost] }) });
  renderApp('/proyectos');
  await screen.findAllByText('Perdido');
  // Nobody could tell this page: it was not connected yet.
  api.answer('GET /api/proyectos', ok({ proyectos: [kept] }));
  act(() => fakeSocket.up());
  await waitFor(() => expect(screen.queryByText('Perdido')).toBeNull());
  expect(screen.getAllByText('Mío').length).toBeGreaterThan(0);
});
