import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leerDia } from '../../shared/fechas/dia-escrito';
import type { Motivo, Sprint } from '@pmp/contracts/sprints';
import { act, screen, waitFor, within } from '@testing-library/react';
import { anId, aProyecto } from '../../shared/testing/datos/builders';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import { aSprint, aSprintHistoria } from '../../shared/testing/datos/sprints';
import { cambios } from '../../shared/vivo/cambios';
import './sprints-page';

const proyecto = aProyecto({ nombre: 'Portal' });
const LIST = `GET /api/sprints/proyecto/${proyecto._id}`;
const FREE = `GET /api/sprints/proyecto/${proyecto._id}/historias-disponibles`;
const ours = (over: Partial<Sprint>) => aSprint({ proyecto: proyecto._id, ...over });

const open = async (sprints: Sprint[], answers: Parameters<typeof fakeApi>[0] = {}, query = '') => {
  signIn();
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [LIST]: ok({ sprints }),
    [FREE]: ok({ historias: [] }),
    ...answers,
  });
  const app = renderApp(`/sprints/${proyecto._id}${query}`);
  await screen.findByRole('heading', { name: 'Sprints' });
  return { api, ...app };
};

const card = async (nombre: string) => {
  const found = (await screen.findByRole('heading', { name: nombre })).closest('li');
  if (!found) throw new Error(`no card of ${nombre}`);
  return within(found);
};
const verdict = (answer: 'puedeIniciar' | 'puedeFinalizar', motivos: Motivo[]) =>
  ok({
    [answer]: motivos.length === 0,
    mensaje: motivos.map(({ mensaje }) => mensaje).join(' ') || 'Sí',
    motivos,
  });

beforeEach(() => {
  // jsdom has no layout, and a windowed list renders only what fits.
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

describe('sprints page', () => {
  it('shows each sprint with its figures and actions', async () => {
    await open([
      ours({
        numero: 1,
        nombre: 'Cerrado',
        estado: 'completado',
        historias: [aSprintHistoria({ puntos: 8 })],
      }),
      ours({ numero: 2, nombre: 'En marcha', estado: 'en progreso' }),
      ours({ numero: 3, nombre: 'Siguiente', objetivo: '' }),
    ]);
    // What is under way first, then what comes next, and what is over last.
    const nombres = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(nombres).toEqual(['En marcha', 'Siguiente', 'Cerrado']);
    const cerrado = await card('Cerrado');
    for (const text of ['Sprint 1', 'Completado', '14 días', '1 historia', '8 pts']) cerrado.getByText(text);
    cerrado.getByText('2 nov 2026 – 16 nov 2026');
    cerrado.getByRole('button', { name: 'Ver Detalles' });
    const enMarcha = await card('En marcha');
    for (const name of ['Finalizar', 'Cancelar sprint', 'Editar']) enMarcha.getByRole('button', { name });
    const siguiente = await card('Siguiente');
    for (const name of ['Iniciar', 'Editar', 'Eliminar']) siguiente.getByRole('button', { name });
    siguiente.getByText('Sin objetivo');
    expect(siguiente.queryByRole('button', { name: 'Ver Detalles' })).toBeNull();
  });

  it('goes to the sprint of the address', async () => {
    const [uno, dos] = [ours({ nombre: 'Uno' }), ours({ nombre: 'Dos' })];
    await open([uno, dos], {}, `?sprint=${dos._id}`);
    const heading = await screen.findByRole('heading', { name: 'Dos' });
    await waitFor(() => expect(document.activeElement).toBe(heading.closest('li')));
  });

  it('unfolds the stories of a closed sprint', async () => {
    const historia = aSprintHistoria({ titulo: 'Pagar con tarjeta', estado: 'completada' });
    const { user } = await open([ours({ nombre: 'Cerrado', estado: 'completado', historias: [historia] })]);
    const cerrado = await card('Cerrado');
    await user.click(cerrado.getByRole('button', { name: 'Ver Detalles' }));
    expect(cerrado.getByText('Pagar con tarjeta')).toBeTruthy();
  });

  it('follows its stories without reading the list again, but for one that the page has never read', async () => {
    const historia = aSprintHistoria({ puntos: 8, version: 1 });
    const sprint = ours({ nombre: 'En marcha', estado: 'en progreso', historias: [historia] });
    const { api } = await open([sprint]);
    const enMarcha = await card('En marcha');
    const change = { accion: 'actualizado', version: 2, autor: null } as const;
    const datos = { ...historia, puntos: 5, version: 2 };
    act(() => cambios.publish({ ...change, entidad: 'historia', _id: historia._id, datos }));
    await enMarcha.findByText('5 pts');
    const other = aSprintHistoria({ puntos: 3 });
    const reads = api.callsTo(LIST).length;
    api.answer(LIST, ok({ sprints: [{ ...sprint, version: 2, historias: [datos, other] }] }));
    const now = { ...sprint, nombre: 'Ya casi', version: 2, historias: [historia._id, other._id] };
    act(() => cambios.publish({ ...change, entidad: 'sprint', _id: sprint._id, datos: now }));
    await (await card('Ya casi')).findByText('8 pts');
    expect(api.callsTo(LIST)).toHaveLength(reads + 1);
  });

  it('says that there are none, or that they could not be loaded', async () => {
    const { api, user } = await open([], { [LIST]: 'network failure' });
    await screen.findByText('Error al cargar los sprints');
    expect(screen.queryByText('No hay sprints')).toBeNull();
    api.answer(LIST, ok({ sprints: [] }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('No hay sprints');
  });
});

describe('starting and finishing', () => {
  it('checks with the server, asks the person, then starts', async () => {
    const sprint = ours({ nombre: 'Pagos' });
    const { api, user } = await open([sprint], {
      [`GET /api/sprints/${sprint._id}/verificar-inicio`]: verdict('puedeIniciar', []),
      [`POST /api/sprints/${sprint._id}/iniciar`]: ok({ sprint }),
    });
    await user.click((await card('Pagos')).getByRole('button', { name: 'Iniciar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Iniciar «Pagos»' });
    expect(api.callsTo(`POST /api/sprints/${sprint._id}/iniciar`)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Iniciar' }));
    await waitFor(() => expect(api.callsTo(`POST /api/sprints/${sprint._id}/iniciar`)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows each reason against it with a way to fix it', async () => {
    const running = ours({ nombre: 'En marcha', estado: 'en progreso' });
    const sprint = ours({ nombre: 'Pagos' });
    const other = { _id: running._id, numero: 1, nombre: 'En marcha' };
    const { user } = await open([running, sprint], {
      [`GET /api/sprints/${sprint._id}/verificar-inicio`]: verdict('puedeIniciar', [
        {
          codigo: 'OTRO_SPRINT_EN_PROGRESO',
          motivo: 'sprints.otroSprintEnProgreso',
          mensaje: 'El sprint «En marcha» está en progreso.',
          sprint: other,
        },
        {
          codigo: 'SIN_HISTORIAS',
          motivo: 'sprints.sprintSinHistorias',
          mensaje: 'El sprint no tiene historias.',
        },
      ]),
    });
    await user.click((await card('Pagos')).getByRole('button', { name: 'Iniciar' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('El sprint «En marcha» está en progreso.');
    dialog.getByRole('button', { name: 'Ir a «En marcha»' });
    await user.click(dialog.getByRole('button', { name: 'Añadir historias' }));
    expect(await screen.findByRole('dialog', { name: 'Editar Sprint' })).toBeTruthy();
  });

  it('finishes with stories left in one step, which asks where they go', async () => {
    const next = ours({ numero: 2, nombre: 'Siguiente' });
    const sprint = ours({ nombre: 'Pagos', estado: 'en progreso' });
    const verify = `GET /api/sprints/${sprint._id}/verificar-finalizacion`;
    const finish = `POST /api/sprints/${sprint._id}/finalizar`;
    const historias = [{ _id: anId(), titulo: 'Pagar con tarjeta', estado: 'pendiente' as const }];
    const { api, user } = await open([sprint, next], {
      [verify]: verdict('puedeFinalizar', [
        {
          codigo: 'HISTORIAS_SIN_TERMINAR',
          motivo: 'sprints.historiasSinTerminar',
          mensaje: 'Hay 1 historia sin terminar.',
          historias,
        },
      ]),
      [finish]: ok({ sprint }),
    });
    await user.click((await card('Pagos')).getByRole('button', { name: 'Finalizar' }));
    const name = 'Finalizar «Pagos» con 1 historia sin terminar';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.queryByText('Hay 1 historia sin terminar.')).toBeNull();
    dialog.getByText('Pagar con tarjeta');
    await user.click(dialog.getByRole('button', { name: 'Finalizar y trasladar 1 historia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(finish)[0]?.body).toEqual({ pendientes: { destino: next._id } });
  });

  it('offers a new sprint for them when none is pending', async () => {
    const days = { fechaInicio: '2099-11-02T00:00:00.000Z', fechaFin: '2099-11-16T00:00:00.000Z' };
    const sprint = ours({ numero: 4, nombre: 'Pagos', estado: 'en progreso', ...days });
    const finish = `POST /api/sprints/${sprint._id}/finalizar`;
    const historias = [{ _id: anId(), titulo: 'Pagar con tarjeta', estado: 'pendiente' as const }];
    const { api, user } = await open([sprint], {
      [`GET /api/sprints/${sprint._id}/verificar-finalizacion`]: verdict('puedeFinalizar', [
        {
          codigo: 'HISTORIAS_SIN_TERMINAR',
          motivo: 'sprints.historiasSinTerminar',
          mensaje: 'Hay 1 historia sin terminar.',
          historias,
        },
      ]),
      [finish]: ok({ sprint }),
    });
    await user.click((await card('Pagos')).getByRole('button', { name: 'Finalizar' }));
    await user.click(await screen.findByRole('button', { name: 'Finalizar y trasladar 1 historia' }));
    await waitFor(() => expect(api.callsTo(finish)).toHaveLength(1));
    expect(api.callsTo(finish)[0]?.body).toEqual({
      pendientes: {
        nuevo: {
          nombre: 'Sprint 5',
          fechaInicio: '2099-11-17',
          fechaFin: '2099-12-01',
        },
      },
    });
  });

  it('changes the stories of the sprint in progress', async () => {
    const [dentro, fuera] = [
      aSprintHistoria({ titulo: 'Pagar con tarjeta', puntos: 5 }),
      aSprintHistoria({ titulo: 'Recuperar la contraseña', puntos: 3 }),
    ];
    const sprint = ours({ nombre: 'Pagos', estado: 'en progreso', historias: [dentro] });
    const scope = `POST /api/sprints/${sprint._id}/alcance`;
    const { api, user } = await open([sprint], {
      [`${FREE}?sprint=${sprint._id}`]: ok({ historias: [dentro, fuera] }),
      [scope]: ok({ sprint }),
    });
    await user.click((await card('Pagos')).getByRole('button', { name: 'Cambiar historias' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Historias de «Pagos»' }));
    expect((await dialog.findByLabelText<HTMLInputElement>('Pagar con tarjeta')).checked).toBe(true);
    await user.click(dialog.getByLabelText('Pagar con tarjeta'));
    await user.click(dialog.getByLabelText('Recuperar la contraseña'));
    dialog.getByText('Añadidas: 1 · Retiradas: 1');
    dialog.getByText('5 → 3 pts');
    await user.click(dialog.getByRole('button', { name: 'Cambiar alcance' }));
    await waitFor(() =>
      expect(api.callsTo(scope)[0]?.body).toEqual({ anadir: [fuera._id], quitar: [dentro._id] }),
    );
  });

  it('shows failures in banners that can be closed', async () => {
    const sprint = ours({ nombre: 'Pagos', estado: 'en progreso' });
    const { user } = await open([sprint], {
      [`GET /api/sprints/${sprint._id}/verificar-finalizacion`]: 'network failure',
      [`POST /api/sprints/${sprint._id}/cancelar`]: fails(
        'conflict',
        'Solo se puede cancelar un sprint en progreso',
      ),
    });
    const pagos = await card('Pagos');
    await user.click(pagos.getByRole('button', { name: 'Finalizar' }));
    await screen.findByText('Error al verificar el sprint');
    await user.click(pagos.getByRole('button', { name: 'Cancelar sprint' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancelar «Pagos»' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar sprint' }));
    await screen.findByText('Solo se puede cancelar un sprint en progreso');
    const [first] = screen.getAllByRole('button', { name: 'Cerrar el aviso' });
    await user.click(first!);
    expect(screen.queryByText('Error al verificar el sprint')).toBeNull();
    screen.getByText('Solo se puede cancelar un sprint en progreso');
  });

  it('asks before deleting', async () => {
    const sprint = ours({ nombre: 'Pagos' });
    const { api, user } = await open([sprint], { [`DELETE /api/sprints/${sprint._id}`]: ok({}) });
    await user.click((await card('Pagos')).getByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eliminar «Pagos»' });
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(api.callsTo(`DELETE /api/sprints/${sprint._id}`)).toHaveLength(1));
  });
});

describe('the form', () => {
  const tarjeta = aSprintHistoria({ titulo: 'Pagar con tarjeta', puntos: 5 });
  const clave = aSprintHistoria({ titulo: 'Recuperar la contraseña', puntos: 3 });

  it('validates a new sprint, adds up the chosen points and sends everything', async () => {
    const sprint = ours({});
    const { api, user } = await open([], {
      [FREE]: ok({ historias: [tarjeta, clave] }),
      'POST /api/sprints': ok({ sprint }, 201),
    });
    await screen.findByText('No hay sprints');
    await user.click(screen.getByRole('button', { name: 'Nuevo Sprint' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crear Nuevo Sprint' }));
    const inicio = dialog.getByLabelText<HTMLInputElement>('Fecha de inicio');
    const fin = dialog.getByLabelText<HTMLInputElement>('Fecha de fin');
    const dias = [inicio, fin].map(({ value }) => Date.parse(leerDia(value, '2026-01-01') ?? ''));
    expect((dias[1]! - dias[0]!) / 86_400_000).toBe(14);

    await user.clear(fin);
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await dialog.findByText('El nombre del sprint es obligatorio');
    dialog.getByText('Las fechas de inicio y fin son obligatorias');
    await user.type(dialog.getByLabelText('Nombre'), 'Pagos');
    await user.type(fin, inicio.value);
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await dialog.findByText('La fecha de fin debe ser posterior a la fecha de inicio');
    expect(api.callsTo('POST /api/sprints')).toEqual([]);

    await user.clear(fin);
    await user.type(fin, '2099-01-01');
    await user.type(dialog.getByRole('searchbox', { name: 'Buscar historias' }), 'contrasena');
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Pagar con tarjeta' })).toBeNull());
    await user.click(dialog.getByRole('checkbox', { name: 'Recuperar la contraseña' }));
    dialog.getByText('1 historia · 3 pts');
    await user.click(dialog.getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(api.callsTo('POST /api/sprints')).toHaveLength(1));
    expect(api.callsTo('POST /api/sprints')[0]?.body).toMatchObject({
      nombre: 'Pagos',
      fechaFin: '2099-01-01',
      historiasSeleccionadas: [clave._id],
      proyecto: proyecto._id,
    });
  });

  it('shows the stories of a sprint in progress, but does not let anybody change them', async () => {
    const sprint = ours({ nombre: 'Pagos', estado: 'en progreso', historias: [tarjeta] });
    const { user } = await open([sprint]);
    await user.click((await card('Pagos')).getByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Sprint' }));
    dialog.getByText(
      'No se pueden modificar las historias de un sprint que ya está en progreso o completado.',
    );
    const box = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Pagar con tarjeta' });
    expect([box.checked, box.disabled]).toEqual([true, true]);
  });

  it('says that the stories could not be loaded', async () => {
    const { user } = await open([], { [FREE]: fails('forbidden', 'No') });
    await screen.findByText('No hay sprints');
    await user.click(screen.getByRole('button', { name: 'Nuevo Sprint' }));
    expect(await screen.findByText('Error al cargar las historias disponibles')).toBeTruthy();
  });

  describe('edited by two people', () => {
    const sprint = ours({ nombre: 'Pagos', version: 3 });
    const put = `PUT /api/sprints/${sprint._id}`;
    const stale = { status: 409, body: { success: false, parametros: { quien: 'Luis Pérez' } } };
    const setUp = async (newer: Partial<Sprint>) => {
      const { api, user } = await open([sprint], {
        [`${FREE}?sprint=${sprint._id}`]: ok({ historias: [] }),
        [put]: ({ body }) => (body['version'] === 3 ? stale : ok({ sprint })),
        [`GET /api/sprints/${sprint._id}`]: ok({ sprint: { ...sprint, version: 4, ...newer } }),
      });
      await user.click((await card('Pagos')).getByRole('button', { name: 'Editar' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Editar Sprint' }));
      await user.clear(dialog.getByLabelText('Nombre'));
      await user.type(dialog.getByLabelText('Nombre'), 'Cobros');
      await user.click(dialog.getByRole('button', { name: 'Guardar' }));
      return { api, user, dialog };
    };

    it('keeps both edits when the fields differ', async () => {
      const { api } = await setUp({ objetivo: 'Otro objetivo' });
      await waitFor(() => expect(api.callsTo(put)).toHaveLength(2));
      expect(api.callsTo(put).map(({ body }) => body)).toEqual([
        { nombre: 'Cobros', version: 3 },
        { nombre: 'Cobros', version: 4 },
      ]);
    });

    it('names the other and shows both texts when the field is the same, and lets the person choose', async () => {
      const { api, user, dialog } = await setUp({ nombre: 'Caja' });
      await dialog.findByText('Luis Pérez ha cambiado lo mismo que tú');
      dialog.getByText('Caja');
      expect(dialog.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Cobros');
      expect(api.callsTo(put)).toHaveLength(1);
      await user.click(dialog.getByRole('button', { name: 'Mantener lo mío' }));
      await user.click(dialog.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(api.callsTo(put)).toHaveLength(2));
      expect(api.callsTo(put)[1]?.body).toEqual({ nombre: 'Cobros', version: 4 });
    });
  });
});
