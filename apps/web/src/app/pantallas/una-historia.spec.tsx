import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { setMemoria } from '../../shared/http/memoria';
import { aHistoria, anEpica, aProyecto, aTarea } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../shared/testing/render-app';
import '../../features/elemento/pagina/historia-page';
import '../../features/elemento/panel/panel-lateral';
import '../../features/elemento/formularios/formularios';
import '../../features/tareas/tareas-page';

const proyecto = aProyecto({ nombre: 'Portal' });
const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
const historia = aHistoria({ titulo: 'Pagar con tarjeta', epicaId: epica, proyecto: proyecto._id });
const tarea = aTarea({ titulo: 'Firmar', historiaId: historia._id, proyecto: proyecto._id });
const ajena = aTarea({ titulo: 'De otra', proyecto: proyecto._id });

const UNA = `/api/historias/${historia._id}`;
const SUYAS = `/api/tareas/proyecto/${proyecto._id}?historias=${historia._id}&limite=500`;
const EPICAS = `/api/epicas/proyecto/${proyecto._id}`;
const TAREAS = `GET /api/elementos?${new URLSearchParams({ q: 'tipo:tarea', limite: '100' })}`;
const answers = {
  'GET /api/proyectos': ok({ proyectos: [proyecto] }),
  [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
  [`GET ${UNA}`]: ok({ historia }),
  [`GET ${SUYAS}`]: ok({ tareas: [tarea], siguiente: null }),
  [`GET ${EPICAS}`]: ok({ epicas: [epica, anEpica({ titulo: 'Envíos', proyecto: proyecto._id })] }),
  [TAREAS]: ok({ elementos: [], siguiente: null, total: 0, totales: { epica: 0, historia: 0, tarea: 0 } }),
};
const cambio = (datos: { _id: string; version: number }, entidad: string, over: object = {}) =>
  fakeSocket.receive('cambio', {
    entidad,
    accion: 'actualizado',
    _id: datos._id,
    version: datos.version + 1,
    datos: { ...datos, version: datos.version + 1, ...over },
    autor: null,
  });
/** What has been read of whole projects: lists of stories, of tasks, or of epics. */
const lists = (api: ReturnType<typeof fakeApi>) =>
  api.calls
    .map(({ route }) => route.replace('GET ', ''))
    .filter((path) => /\/api\/(?:epicas|historias|tareas)\/proyecto\//.test(path));

afterEach(() => setMemoria({ keep: () => undefined, recall: () => Promise.resolve(undefined) }));

describe.each([
  ['the page of a story', `/historias/${historia._id}`],
  ['its panel over a list of many projects', `/tareas?historia=${historia._id}`],
])('%s', (_, path) => {
  it('reads the story and its tasks, and nothing else of the project; a menu reads what it needs when it opens', async () => {
    signIn();
    const api = fakeApi(answers);
    const { user } = renderApp(path);
    await screen.findByRole('button', { name: 'Firmar' });
    expect(new Set(lists(api))).toEqual(new Set([SUYAS]));
    await user.click(screen.getByRole('button', { name: 'Editar' }));
    const form = await screen.findByRole('dialog', { name: 'Editar Historia' });
    await user.click(within(form).getByRole('combobox', { name: /Épica/ }));
    await screen.findByRole('option', { name: 'Envíos' });
    expect(new Set(lists(api))).toEqual(new Set([SUYAS, EPICAS]));
  });

  it('shows what others change of it, of its tasks and of its epic', async () => {
    signIn();
    fakeApi(answers);
    renderApp(path);
    await screen.findByRole('button', { name: 'Firmar' });
    cambio(historia, 'historia', { titulo: 'Pagar a plazos' });
    await screen.findByRole('heading', { name: 'Pagar a plazos' });
    cambio(epica, 'epica', { titulo: 'Cobros' });
    await screen.findByText('Cobros');
    cambio(tarea, 'tarea', { titulo: 'Firmar dos veces' });
    await screen.findByRole('button', { name: 'Firmar dos veces' });
    cambio(ajena, 'tarea', { titulo: 'Sigue siendo de otra' });
    const despues = { ...ajena, version: ajena.version + 1 };
    cambio(despues, 'tarea', { titulo: 'Ya es suya', historiaId: historia._id });
    await screen.findByRole('button', { name: 'Ya es suya' });
    expect(screen.queryByRole('button', { name: 'Sigue siendo de otra' })).toBeNull();
  });

  it('opens without a network, once it has been seen', async () => {
    signIn();
    fakeApi({}, 'network failure');
    const seen: Record<string, object> = Object.fromEntries(
      Object.entries(answers).flatMap(([route, reply]) =>
        typeof reply === 'object' && 'body' in reply
          ? [[route.replace('GET ', ''), reply.body as object]]
          : [],
      ),
    );
    delete seen[EPICAS];
    setMemoria({ keep: () => undefined, recall: (asked) => Promise.resolve(seen[asked]) });
    renderApp(path);
    await screen.findByRole('heading', { name: 'Pagar con tarjeta' });
    expect(await screen.findByRole('button', { name: 'Firmar' })).toBeTruthy();
  });
});

it('says that a story has been deleted, shows it again when it comes back, and says that there is none', async () => {
  signIn();
  const api = fakeApi({ ...answers, [`GET ${UNA}`]: fails('missing', 'No existe') });
  renderApp(`/historias/${historia._id}`);
  await screen.findByText('Esta historia no existe o no tienes acceso a ella');
  expect(lists(api)).toEqual([]);
  cleanup();
  api.answer(`GET ${UNA}`, ok({ historia }));
  renderApp(`/historias/${historia._id}`);
  await screen.findByRole('button', { name: 'Firmar' });
  const { _id, version } = historia;
  cambio(historia, 'historia', {});
  fakeSocket.receive('cambio', {
    entidad: 'historia',
    accion: 'eliminado',
    _id,
    version: version + 2,
    datos: null,
    autor: null,
  });
  await screen.findByRole('heading', { name: 'Esta historia se ha eliminado', level: 1 });
  const vuelta = { ...historia, version: version + 3 };
  fakeSocket.receive('cambio', {
    entidad: 'historia',
    accion: 'creado',
    _id,
    version: version + 3,
    datos: vuelta,
    autor: null,
  });
  await screen.findByRole('heading', { name: 'Pagar con tarjeta' });
});
