import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import '../../features/backlog/cronologia/en-vista';
import { aHistoria, aProyecto, aTarea } from '../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './vistas-page';

it('shows what a query finds in time, where it is selected for a change of all', async () => {
  signIn();
  const consulta = 'tipo:tarea,historia';
  // What has days comes first, where the query says no order.
  const leida = `${consulta} orden:inicio,vence`;
  const proyecto = aProyecto({ nombre: 'Portal', clave: 'PORTAL' });
  const historia = aHistoria({
    titulo: 'Cobrar',
    proyecto: proyecto._id,
    inicio: '2026-11-16T00:00:00.000Z',
    fin: '2026-11-18T00:00:00.000Z',
  });
  const tarea = aTarea({ titulo: 'Avisar', proyecto: proyecto._id, fechaLimite: '2026-11-20T00:00:00.000Z' });
  fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/vistas': ok({ vistas: [] }),
    [`GET /api/elementos?${new URLSearchParams({ q: leida, limite: '100' })}`]: ok({
      elementos: [
        { entidad: 'tarea', ...tarea },
        { entidad: 'historia', ...historia },
      ],
      siguiente: null,
      total: 2,
      totales: { epica: 0, historia: 1, tarea: 1 },
    }),
    [`GET /api/enlaces/proyecto/${proyecto._id}`]: ok({ enlaces: [] }),
  });
  const { user } = renderApp(
    `/vistas?q=${encodeURIComponent(consulta)}&como=cronologia&ver=lista&grupo=tipo`,
  );
  const table = await screen.findByRole('table', { name: 'Cronología' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Historias 1/),
    expect.stringMatching(/Cobrar.*16 nov 2026 – 18 nov 20263 días/),
    expect.stringMatching(/^Tareas 1/),
    expect.stringMatching(/Avisar.*20 nov 2026 – 20 nov 20261 día/),
  ]);
  await user.click(within(table).getByRole('checkbox', { name: 'Seleccionar «Avisar»' }));
  await user.click(within(table).getByRole('checkbox', { name: 'Seleccionar «Cobrar»' }));
  const bar = await screen.findByRole('region', { name: 'Cambiar los elementos seleccionados' });
  expect(within(bar).getByRole('status').textContent).toBe('2 seleccionados');
});
