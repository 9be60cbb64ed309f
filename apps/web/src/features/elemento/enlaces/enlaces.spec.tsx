import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Enlace, EnlaceCreate, Historia } from '@pmp/contracts/proyectos';
import { screen, waitFor, within } from '@testing-library/react';
import { aHistoria, anEpica, anId, aProyecto } from '../../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../../shared/testing/fake-api';
import { fakeSocket } from '../../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../../shared/testing/render-app';
import '../../../shared/testing/pantallas';
import '../cambiar/editor-campo';
import './detalle-bloqueos';
import './editor-enlace';

const punta = ({ _id, clave, titulo, estado, proyecto }: Historia) =>
  ({ tipo: 'historia', _id, clave, titulo, estado, proyecto }) as const;

const world = () => {
  const proyecto = aProyecto({ nombre: 'Portal' });
  const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
  const en = { epicaId: epica, proyecto: proyecto._id };
  const uno = aHistoria({ ...en, clave: 'POR-1', titulo: 'Pagar con tarjeta' });
  const dos = aHistoria({ ...en, clave: 'POR-2', titulo: 'Ver facturas', orden: 'a1', bloqueadaPor: 1 });
  const enlace: Enlace = {
    _id: anId(),
    tipo: 'bloquea',
    origen: punta(uno),
    destino: punta(dos),
    version: 1,
  };
  return { proyecto, epica, uno, dos, enlace };
};

const open = async (
  { proyecto, epica, uno, dos, enlace }: ReturnType<typeof world>,
  search = '',
  answers: Parameters<typeof fakeApi>[0] = {},
) => {
  signIn();
  const enlaces = new Map<string, Enlace>([[enlace._id, enlace]]);
  const list = () => ok({ enlaces: [...enlaces.values()] });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
    [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [uno, dos] }),
    [`GET /api/tareas/proyecto/${proyecto._id}`]: ok({ tareas: [] }),
    [`GET /api/enlaces/elemento/${uno._id}`]: list,
    [`GET /api/enlaces/elemento/${dos._id}`]: list,
    'GET /api/elementos?q=proyecto:POR -tipo:epica orden:-actualizada&limite=30': ok({
      elementos: [],
      siguiente: null,
      total: 0,
      totales: { epica: 0, historia: 0, tarea: 0 },
    }),
    'GET /api/proyectos/buscar?q=POR-1': ok({ resultados: [], comentarios: [], sprints: [] }),
    'POST /api/enlaces': ({ body }) => {
      const { _id = anId(), tipo, origen, destino } = body as unknown as EnlaceCreate;
      const find = (id: string) => punta([uno, dos].find((each) => each._id === id)!);
      const made: Enlace = { _id, tipo, origen: find(origen), destino: find(destino), version: 1 };
      enlaces.set(_id, made);
      return ok({ enlace: made }, 201);
    },
    [`DELETE /api/enlaces/${enlace._id}`]: () => {
      enlaces.delete(enlace._id);
      return ok({});
    },
    [`POST /api/enlaces/${enlace._id}/restaurar`]: () => {
      enlaces.set(enlace._id, enlace);
      return ok({ enlace });
    },
    ...answers,
  });
  const app = renderApp(`/backlog/${proyecto._id}${search}`);
  await screen.findAllByRole('button', { name: 'Ver facturas' });
  return { api, enlaces, ...app };
};

const seccion = () => screen.findByRole('region', { name: 'Enlaces' });

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('what an item waits for', () => {
  it('is shown by a mark that names it when it gets the focus, and no longer once that is left', async () => {
    const { user } = await open(world());
    const marks = screen.getAllByRole('button', { name: 'Bloqueada por 1 elemento sin completar' });
    expect(marks).toHaveLength(1);
    marks[0]!.focus();
    const lista = await screen.findByRole('dialog', { name: 'Bloqueada por' });
    expect(within(lista).getByRole('link', { name: 'Pagar con tarjeta' }).getAttribute('href')).toBe(
      '/POR-1',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bloqueada por' })).toBeNull());
  });

  it('is said when it is started all the same', async () => {
    const w = world();
    const { user } = await open(w, '', {
      'PUT /api/historias/lote': ok({ historias: [{ ...w.dos, estado: 'en progreso', version: 2 }] }),
    });
    screen.getByRole('button', { name: 'Ver facturas' }).focus();
    await user.keyboard('s');
    await user.click(await screen.findByRole('option', { name: 'En progreso' }));
    expect(await screen.findByText('Tiene un bloqueo sin resolver')).toBeTruthy();
  });
});

describe('the links in the panel', () => {
  it('are removed and come back with Undo', async () => {
    const w = world();
    const { api, user } = await open(w, `?historia=${w.dos._id}`);
    const suyos = await within(await seccion()).findByRole('list', { name: 'Bloqueada por' });
    within(suyos).getByRole('link', { name: 'Pagar con tarjeta' });
    await user.click(screen.getByRole('button', { name: 'Quitar el enlace con «Pagar con tarjeta»' }));
    await within(await seccion()).findByText('Sin enlaces');
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await within(await seccion()).findByRole('link', { name: 'Pagar con tarjeta' });
    expect(api.callsTo(`POST /api/enlaces/${w.enlace._id}/restaurar`)).toHaveLength(1);
  });

  it('are made by typing part of a key or title, from the end that one looks at', async () => {
    const w = world();
    const { api, user } = await open(w, `?historia=${w.dos._id}`);
    await user.click(await screen.findByRole('button', { name: 'Añadir un enlace' }));
    await user.click(await screen.findByRole('combobox', { name: 'Tipo de enlace' }));
    await user.click(await screen.findByRole('option', { name: 'Relacionada con' }));
    await user.click(screen.getByRole('combobox', { name: 'Relacionada con: clave o título' }));
    await user.keyboard('1');
    await user.click(await screen.findByRole('option', { name: /Pagar con tarjeta/ }));
    await within(await seccion()).findByRole('list', { name: 'Relacionada con' });
    expect(api.callsTo('POST /api/enlaces')[0]?.body).toEqual({
      _id: expect.any(String),
      tipo: 'relaciona',
      origen: w.dos._id,
      destino: w.uno._id,
    });
  });

  it('say why one was refused, and do not keep it', async () => {
    const w = world();
    const message = 'Se bloquearían en círculo';
    const { user } = await open(w, `?historia=${w.uno._id}`, {
      'POST /api/enlaces': fails('conflict', message),
    });
    await user.click(await screen.findByRole('button', { name: 'Añadir un enlace' }));
    await user.click(await screen.findByRole('option', { name: /Ver facturas/ }));
    expect(await screen.findByText(message)).toBeTruthy();
    const lista = within(await seccion());
    await waitFor(() => expect(lista.queryByRole('list', { name: 'Bloqueada por' })).toBeNull());
  });

  it('show what a colleague links, and of what may not be seen only that it is there', async () => {
    const w = world();
    const { enlaces } = await open(w, `?historia=${w.uno._id}`);
    await within(await seccion()).findByRole('list', { name: 'Bloquea' });
    const _id = anId();
    enlaces.set(_id, {
      _id,
      tipo: 'bloquea',
      origen: { tipo: 'tarea', oculto: true, completado: false },
      destino: punta(w.uno),
      version: 1,
    });
    fakeSocket.receive('cambio', {
      entidad: 'enlace',
      accion: 'creado',
      _id,
      version: 1,
      datos: null,
      autor: null,
    });
    const lista = within(await within(await seccion()).findByRole('list', { name: 'Bloqueada por' }));
    lista.getByText('Un elemento de un proyecto que no puedes ver');
    expect(lista.queryByRole('button')).toBeNull();
  });
});
