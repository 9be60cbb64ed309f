import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { screen, waitFor, within } from '@testing-library/react';
import { anEpica, anId } from '../../shared/testing/datos/builders';
import { aSprint } from '../../shared/testing/datos/sprints';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import '../../features/elemento/crear/anadir-en-lista';
import '../../features/elemento/crear/crear-historia';
import '../../features/tareas/crear/crear-tarea';
import { card, open, world } from '../../features/tablero/tablero-world';

const HISTORIAS = 'POST /api/historias';

const setUp = async (query = '', w = world(), conEpicas = true) => {
  const [uno, dos] = [
    { ...anEpica({ titulo: 'Pagos' }), proyecto: w.proyecto._id },
    anEpica({ titulo: 'Clientes' }),
  ];
  const SPRINTS = 'PUT /api/sprints/lote';
  const hechas: HistoriaDeSprint[] = [];
  const app = await open(
    w,
    {
      [`GET /api/epicas/proyecto/${w.proyecto._id}`]: ok({ epicas: conEpicas ? [uno, dos] : [] }),
      [`GET /api/historias/proyecto/${w.proyecto._id}?q=abierta&limite=100`]: ok({
        historias: [w.uno, w.dos, w.tres],
      }),
      [HISTORIAS]: ({ body }: { body: Record<string, unknown> }) => {
        const historia = { ...w.dos, ...body, epicaId: uno, orden: `z${hechas.length}`, version: 1 };
        hechas.push(historia);
        app.api.answer(
          `PUT /api/tableros/mover-historia/${historia._id}`,
          ({ body: { columnaDestinoId } }) => {
            Object.assign(historia, { columna: columnaDestinoId, version: 2 });
            return ok({ historia });
          },
        );
        return ok({ historia: { ...historia, sprintId: null } }, 201);
      },
      [`GET /api/tableros/principal/${w.proyecto._id}`]: () => {
        const curso = w.columnas[1]?._id;
        const inside = (columna: string) => hechas.filter((each) => (each.columna ?? curso) === columna);
        return ok({
          ...w.reply,
          columnas: w.columnas.map((each) => ({
            ...each,
            historias: [...each.historias, ...inside(each._id)],
          })),
        });
      },
      [SPRINTS]: ok({ sprints: [aSprint({ _id: w.reply.sprint?._id, proyecto: w.proyecto._id })] }),
    },
    query,
  );
  return { ...w, ...app, epica: uno, otra: dos, SPRINTS };
};

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

describe('adding stories to a column of the board', () => {
  it('takes one after another with C, Enter and Enter, in the column of the card one looks at', async () => {
    const { api, user, epica, SPRINTS } = await setUp();
    (await card('Recuperar la clave')).focus();
    await user.keyboard('c');
    const columna = screen.getByRole('region', { name: /^En progreso/ });
    const field = await within(columna).findByLabelText('Nueva historia');
    expect(document.activeElement).toBe(field);
    await user.keyboard('Cobrar en plazos{Enter}Devolver{Enter}');
    expect(document.activeElement).toBe(field);
    await within(columna).findByRole('article', { name: 'Cobrar en plazos' });
    await within(columna).findByRole('article', { name: 'Devolver' });
    const made = api.callsTo(HISTORIAS).map(({ body }) => body);
    expect(made).toMatchObject([
      { titulo: 'Cobrar en plazos', estado: 'en progreso', epicaId: epica._id },
      { titulo: 'Devolver', estado: 'en progreso', epicaId: epica._id },
    ]);
    expect(api.callsTo(SPRINTS).map(({ body }) => body)).toMatchObject(
      made.map(({ _id }) => ({ historias: [_id] })),
    );
    await user.keyboard('{Escape}');
    expect(within(columna).queryByLabelText('Nueva historia')).toBeNull();
  });

  it('leaves them in the column they were added to, though another takes in what has its state', async () => {
    const w = world();
    const curso = w.columnas[1] as Columna;
    const diseno: Columna = { ...curso, _id: anId(), nombre: 'Diseño', recibe: [], historias: [] };
    w.columnas.push(diseno);
    const { api, user } = await setUp('', w);
    await user.click(await screen.findByRole('button', { name: 'Añadir historia en «Diseño»' }));
    await user.type(await screen.findByLabelText('Nueva historia'), 'Bocetos{Enter}');
    const columna = screen.getByRole('region', { name: /^Diseño/ });
    await within(columna).findByRole('article', { name: 'Bocetos' });
    expect(api.callsTo(HISTORIAS)[0]?.body).toMatchObject({ titulo: 'Bocetos', estado: 'en progreso' });
  });

  it('says which epic they go to, remembers the choice, and keeps what the sprint refused', async () => {
    const { api, user, otra, SPRINTS } = await setUp();
    await user.click(await screen.findByRole('button', { name: 'Añadir historia en «Por hacer»' }));
    await user.click(await screen.findByRole('combobox', { name: 'Épica' }));
    await user.click(await screen.findByRole('option', { name: 'Clientes' }));
    api.answer(SPRINTS, fails('conflict', 'El sprint ya no está en progreso'));
    await user.type(screen.getByLabelText('Nueva historia'), 'Avisar{Enter}');
    await screen.findByText('El sprint ya no está en progreso');
    expect(api.callsTo(HISTORIAS)[0]?.body).toMatchObject({ titulo: 'Avisar', epicaId: otra._id });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Añadir historia en «Completado»' }));
    expect((await screen.findByRole('combobox', { name: 'Épica' })).textContent).toBe('Clientes');
  });

  it('brings the epic of the first story of a project, and says so', async () => {
    const { api, user, proyecto, epica } = await setUp('', world(), false);
    api.answer('POST /api/epicas', ({ body }: { body: object }) => ok({ epica: { ...epica, ...body } }, 201));
    await user.click(await screen.findByRole('button', { name: 'Añadir historia en «Por hacer»' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva Historia' }));
    dialog.getByText(/se creará también su épica, «General»/);
    await user.type(dialog.getByLabelText(/^Título/), 'Lo primero{Enter}');
    await screen.findByText(/^Creada .*: Lo primero, y su épica «General»$/);
    const [general] = api.callsTo('POST /api/epicas');
    expect(general?.body).toMatchObject({ titulo: 'General', proyecto: proyecto._id });
    expect(api.callsTo(HISTORIAS)[0]?.body).toMatchObject({ epicaId: general?.body['_id'] });
  });

  it('creates a task for the story one looks at with Shift+C', async () => {
    const { api, user, dos } = await setUp();
    api.answer('POST /api/tareas', ok({ tarea: {} }, 201));
    (await card('Ver facturas')).focus();
    await user.keyboard('{Shift>}C{/Shift}');
    const form = await screen.findByRole('dialog', { name: 'Nueva Tarea' });
    await waitFor(() =>
      expect(within(form).getByRole('combobox', { name: 'Historia' })).toHaveProperty(
        'value',
        'Ver facturas',
      ),
    );
    await user.type(within(form).getByLabelText('Título'), 'Diseñar el PDF{Enter}');
    await waitFor(() =>
      expect(api.callsTo('POST /api/tareas')[0]?.body).toMatchObject({ historiaId: dos._id }),
    );
  });
});

describe('a new story from a screen that shows none', () => {
  it('asks in a dialog, goes to the epic of the last one, and takes one per pasted line', async () => {
    const { api, user, proyecto, epica } = await setUp();
    await card('Ver facturas');
    await user.keyboard('gp');
    await screen.findByRole('heading', { name: 'Proyectos' });
    await user.keyboard('c');
    const form = await screen.findByRole('dialog', { name: 'Nueva Historia' });
    await waitFor(() =>
      expect(within(form).getByRole('combobox', { name: 'Épica' }).textContent).toBe('Pagos'),
    );
    await user.click(within(form).getByLabelText('Título'));
    await user.paste('- Devolver\n- Reclamar');
    await user.click(within(form).getByRole('button', { name: 'Añadir 2 historias' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(HISTORIAS).map(({ body }) => body)).toMatchObject([
      { titulo: 'Devolver', proyecto: proyecto._id, epicaId: epica._id },
      { titulo: 'Reclamar', proyecto: proyecto._id, epicaId: epica._id },
    ]);
  });

  it.each(['c', 'C'])('leads to the page that makes a project where there is none (%s)', async (key) => {
    signIn({ rol: 'admin' });
    fakeApi({
      'GET /api/proyectos': ok({ proyectos: [] }),
      'GET /api/proyectos/equipos/lista': ok({ equipos: [] }),
      'GET /api/usuarios': ok({ usuarios: [] }),
    });
    const { user } = renderApp('/proyectos');
    await screen.findByText('Un proyecto pertenece a un equipo, y todavía no estás en ninguno.');
    await user.keyboard(key === 'C' ? '{Shift>}C{/Shift}' : key);
    await screen.findByRole('heading', { name: 'Empezar' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
