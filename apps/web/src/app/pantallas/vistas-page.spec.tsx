import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import '../../features/cronologia/dias-dialog';
import '../../features/cronologia/en-vista';
import '../../features/cronologia/lista-plazos';
import { aHistoria, anEpica, anId, aProyecto, aTarea } from '../../shared/testing/datos/builders';
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

it('draws an epic for as long as the server says its stories go, and reads them when somebody moves it', async () => {
  signIn();
  const proyecto = aProyecto({ nombre: 'Portal', clave: 'PORTAL' });
  const epica = anEpica({ titulo: 'Pagos', clave: 'POR-1', proyecto: proyecto._id });
  const at = (dia: string) => `${dia}T00:00:00.000Z`;
  const aStory = (clave: string, titulo: string, inicio: string, fin: string, epicaId = epica) =>
    aHistoria({ clave, titulo, epicaId, proyecto: proyecto._id, inicio: at(inicio), fin: at(fin) });
  const suya = aStory('POR-2', 'Cobrar', '2026-11-10', '2026-11-12');
  const espera = aStory('POR-3', 'Avisar', '2026-11-13', '2026-11-14', anEpica({ proyecto: proyecto._id }));
  const lejos = aStory('POR-5', 'Cerrar', '2026-11-15', '2026-11-16', anEpica({ proyecto: proyecto._id }));
  const ajena = aStory('POR-4', 'De nadie', '2026-11-13', '2026-11-14', anEpica({ proyecto: proyecto._id }));
  const punta = ({ _id, clave, titulo, estado, proyecto: de }: typeof suya) =>
    ({ tipo: 'historia', _id, clave, titulo, estado, proyecto: de }) as const;
  const bloquea = (origen: typeof suya, destino: typeof suya) => ({
    _id: anId(),
    tipo: 'bloquea',
    origen: punta(origen),
    destino: punta(destino),
    version: 1,
  });
  const lista = `GET /api/historias/proyecto/${proyecto._id}`;
  const pagina = (q: string) => `${lista}?${new URLSearchParams({ q, limite: '500' })}`;
  const contada = { inicio: at('2026-11-10'), fin: at('2026-12-04'), sprints: [] };
  const PLAZOS = 'PUT /api/elementos/plazos';
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    'GET /api/vistas': ok({ vistas: [] }),
    [`GET /api/elementos?${new URLSearchParams({ q: 'tipo:épica orden:inicio,vence', limite: '100' })}`]: ok({
      elementos: [{ entidad: 'epica', ...epica }],
      siguiente: null,
      total: 1,
      totales: { epica: 1, historia: 0, tarea: 0 },
    }),
    [`GET /api/epicas/proyecto/${proyecto._id}/cuentas`]: ok({
      cuentas: [{ epicaId: epica._id, historias: 4_000, completadas: 0, puntos: 3, ...contada }],
      tareas: 0,
    }),
    [`GET /api/sprints/proyecto/${proyecto._id}`]: ok({ sprints: [] }),
    [`GET /api/enlaces/proyecto/${proyecto._id}`]: ok({
      enlaces: [bloquea(espera, lejos), bloquea(suya, espera), bloquea(ajena, ajena)],
    }),
    [pagina(`epica:${epica._id}`)]: ok({ historias: [suya], siguiente: null }),
    [pagina('clave:POR-3,POR-5')]: ok({ historias: [espera, lejos], siguiente: null }),
    [PLAZOS]: ok({ epicas: [], historias: [] }),
  });
  const { user } = renderApp(`/vistas?q=${encodeURIComponent('tipo:épica')}&como=cronologia&ver=lista`);
  const table = await screen.findByRole('table', { name: 'Cronología' });
  await waitFor(() => expect(table.textContent).toContain('10 nov 2026 – 4 dic 2026'));
  expect(api.calls.filter(({ route }) => route.startsWith(lista))).toEqual([]);
  await user.click(within(table).getByRole('button', { name: 'Días de «POR-1 · Pagos»' }));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByLabelText('Inicio'), '2026-11-11');
  await user.type(within(form).getByLabelText('Fin'), '2026-12-05');
  await within(form).findByText('del 11 nov 2026 al 13 nov 2026');
  await within(form).findByText('del 14 nov 2026 al 15 nov 2026');
  const guardar = within(form).getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
  await waitFor(() => expect(guardar.disabled).toBe(false));
  await user.click(guardar);
  await waitFor(() => expect(api.callsTo(PLAZOS)).toHaveLength(1));
  expect(api.callsTo(PLAZOS)[0]?.body).toMatchObject({
    cambios: [epica, suya, espera, lejos].map(({ _id }) => expect.objectContaining({ _id })),
  });
  expect(api.calls.filter(({ route }) => route.startsWith(lista)).map(({ route }) => route)).toEqual([
    pagina(`epica:${epica._id}`),
    pagina('clave:POR-3,POR-5'),
  ]);
});
