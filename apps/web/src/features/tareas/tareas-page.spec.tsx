import type { Vista } from '@pmp/contracts/usuarios';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cambios } from '../../shared/cambios';
import { anEquipo, anId, aProyecto, aTarea } from '../../shared/testing/builders';
import { fails, type FakeCall, fakeApi, ok } from '../../shared/testing/fake-api';
import { fakeSocket } from '../../shared/testing/fake-socket';
import { renderApp, signIn } from '../../shared/testing/render-app';

const LIST = 'GET /api/tareas';
const LOTE = 'PUT /api/tareas/lote';
const VISTAS = 'GET /api/usuarios/vistas';
const GUARDAR_VISTAS = 'PUT /api/usuarios/vistas';

const equipo = anEquipo();
const [ana, luis] = equipo.miembros.map(({ usuario: { _id, nombre, avatar } }) => ({ _id, nombre, avatar }));
const portal = aProyecto({ clave: 'PORTAL', equipo: { _id: equipo._id, nombre: equipo.nombre } });
const tareas = [
  aTarea({ titulo: 'Validar', asignado: ana ?? null, proyecto: portal._id, prioridad: 'alta' }),
  aTarea({ titulo: 'Cobrar', asignado: luis ?? null, proyecto: portal._id, estado: 'completada' }),
  aTarea({
    titulo: 'Enviar',
    proyecto: portal._id,
    tipo: 'bug',
    fechaLimite: '2020-01-02T00:00:00.000Z',
  }),
];

beforeEach(() => {
  signIn({ _id: ana?._id ?? '', nombre: 'Ana García' });
});

const open = (search = '', answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [portal] }),
    'GET /api/equipos': ok({ equipos: [equipo] }),
    [LIST]: ok({ tareas }),
    [VISTAS]: ok({ vistas: [], version: 0 }),
    ...answers,
  });
  return { api, ...renderApp(`/tareas${search}`) };
};

const titles = async () => {
  const table = await screen.findByRole('table', { name: 'Lista de tareas' });
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

describe('all tasks', () => {
  it('shows each with its project, and leads to its own page', async () => {
    open();
    expect(await titles()).toEqual(['Validar', 'Cobrar', 'Enviar']);
    expect(screen.getByRole('link', { name: 'Validar' }).getAttribute('href')).toBe(
      `/tareas/${tareas[0]?._id}`,
    );
    expect(screen.getAllByText('PORTAL').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4');
  });

  it.each([
    ['?asignado=yo', ['Validar']],
    ['?estado=sin-completar', ['Validar', 'Enviar']],
    ['?estado=completada', ['Cobrar']],
    ['?prioridad=alta', ['Validar']],
    ['?tipo=bug', ['Enviar']],
    ['?vencidas=1', ['Enviar']],
    ['?q=cobra', ['Cobrar']],
    ['?orden=titulo', ['Cobrar', 'Enviar', 'Validar']],
  ])('%s is a list of its own', async (search, expected) => {
    open(search);
    expect(await titles()).toEqual(expected);
  });

  it('writes what is filtered and sorted into the address', async () => {
    const { user } = open();
    await titles();
    await user.type(screen.getByRole('searchbox', { name: 'Buscar tarea...' }), 'r');
    await user.click(screen.getByRole('button', { name: 'Vencidas' }));
    await user.click(screen.getByRole('button', { name: 'Título' }));
    const inAddress = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await waitFor(() => expect(inAddress()).toEqual({ vencidas: '1', orden: 'titulo', q: 'r' }));
    expect(await titles()).toEqual(['Enviar']);
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await titles()).toHaveLength(3);
  });

  it('says what to do when there is none, and when none matches', async () => {
    const { api, user } = open('?q=nada');
    await screen.findByText('Ninguna tarea coincide con los filtros');
    const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
    if (clear) await user.click(clear);
    expect(await titles()).toHaveLength(3);
    expect(api.callsTo(LIST)).toHaveLength(1);
  });

  it('is empty with a way out', async () => {
    open('', { [LIST]: ok({ tareas: [] }) });
    await screen.findByText('No hay tareas disponibles');
    expect(screen.getByRole('link', { name: 'Ver todos los proyectos' }).getAttribute('href')).toBe(
      '/proyectos',
    );
  });

  it('names a failure and recovers by Reintentar', async () => {
    const { api, user } = open('', { [LIST]: fails('forbidden', 'No') });
    await screen.findByText('Error al cargar las tareas. Por favor, intenta de nuevo más tarde.');
    api.answer(LIST, ok({ tareas }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await titles()).toHaveLength(3);
  });

  it('follows what others change without reading the list again', async () => {
    const { api } = open();
    await titles();
    const [first] = tareas;
    if (!first) return;
    cambios.publish({
      entidad: 'tarea',
      accion: 'actualizado',
      _id: first._id,
      version: 2,
      datos: { ...first, titulo: 'Validada', version: 2 },
      autor: null,
    });
    await screen.findByRole('link', { name: 'Validada' });
    expect(api.callsTo(LIST)).toHaveLength(1);
  });
});

describe('changing many', () => {
  it('sends one change for what is ticked, and shows it', async () => {
    const { api, user } = open();
    await titles();
    const saved = [tareas[0], tareas[2]].map((tarea) => ({ ...tarea, estado: 'en revisión', version: 2 }));
    api.answer(LOTE, ok({ tareas: saved }));
    await user.click(screen.getByRole('checkbox', { name: 'Elegir «Validar»' }));
    await user.click(screen.getByRole('checkbox', { name: 'Elegir «Enviar»' }));
    const bar = screen.getByRole('region', { name: 'Cambiar las tareas elegidas' });
    within(bar).getByText('2 tareas elegidas');
    await user.click(within(bar).getByRole('button', { name: 'Estado' }));
    await user.click(await screen.findByRole('menuitem', { name: 'En revisión' }));
    await waitFor(() =>
      expect(within(screen.getByRole('table')).getAllByText('En revisión')).toHaveLength(2),
    );
    expect(api.callsTo(LOTE).map(({ body }) => body)).toEqual([
      { ids: [tareas[0]?._id, tareas[2]?._id], cambios: { estado: 'en revisión' } },
    ]);
    api.answer(LOTE, ({ body }) => {
      const back = tareas.filter(({ _id }) => (body['ids'] as string[]).includes(_id));
      return ok({ tareas: back.map((tarea) => ({ ...tarea, version: 3 })) });
    });
    await screen.findByText('2 tareas cambiadas');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(within(screen.getByRole('table')).queryByText('En revisión')).toBeNull());
    expect(api.callsTo(LOTE)[1]?.body).toEqual({
      ids: [tareas[0]?._id, tareas[2]?._id],
      cambios: { estado: 'pendiente' },
    });
  });

  it("offers the people of the project's team, and nobody", async () => {
    const { api, user } = open();
    await titles();
    api.answer(LOTE, ok({ tareas: [{ ...tareas[0], asignado: null, version: 2 }] }));
    await user.click(screen.getByRole('checkbox', { name: 'Elegir «Validar»' }));
    const bar = screen.getByRole('region', { name: 'Cambiar las tareas elegidas' });
    await user.click(within(bar).getByRole('button', { name: 'Asignado a' }));
    await screen.findByRole('menuitem', { name: 'Luis Pérez' });
    await user.click(screen.getByRole('menuitem', { name: 'Sin asignar' }));
    await waitFor(() =>
      expect(api.callsTo(LOTE)[0]?.body).toEqual({ ids: [tareas[0]?._id], cambios: { asignado: null } }),
    );
  });

  it('keeps the selection and says why when it is refused', async () => {
    const { user } = open('', { [LOTE]: fails('conflict', 'Una de ellas ya no existe') });
    await titles();
    await user.click(screen.getByRole('checkbox', { name: 'Elegir las 3 tareas de la lista' }));
    const bar = screen.getByRole('region', { name: 'Cambiar las tareas elegidas' });
    await user.click(within(bar).getByRole('button', { name: 'Prioridad' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Baja' }));
    await within(bar).findByText('Una de ellas ya no existe');
    expect(within(bar).getByText('3 tareas elegidas')).toBeTruthy();
  });

  it('never changes what the filter hides', async () => {
    const { user } = open();
    await titles();
    await user.click(screen.getByRole('checkbox', { name: 'Elegir «Validar»' }));
    await user.click(screen.getByRole('checkbox', { name: 'Elegir «Enviar»' }));
    await user.click(screen.getByRole('button', { name: 'Vencidas' }));
    expect(await screen.findByText('1 tarea elegida')).toBeTruthy();
  });
});

/** The account as the server keeps it. */
const anAccount = (kept: Vista[] = []) => {
  let account = { vistas: kept, version: kept.length };
  return {
    vistas: () => account.vistas,
    /** What another screen of the same person does. */
    write: (vistas: Vista[]) => (account = { vistas, version: account.version + 1 }),
    answers: {
      [VISTAS]: () => ok(account),
      [GUARDAR_VISTAS]: ({ body }: FakeCall) => {
        if (body['version'] !== account.version) return fails('conflict', 'Otra persona ha cambiado');
        account = { vistas: body['vistas'] as Vista[], version: account.version + 1 };
        return ok(account);
      },
    },
  };
};
const aVista = (nombre: string, lista: string): Vista => ({ _id: anId(), nombre, lista });

const saveAs = async (user: ReturnType<typeof open>['user'], nombre: string) => {
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
  const form = await screen.findByRole('dialog', { name: 'Guardar vista' });
  await user.type(within(form).getByLabelText('Nombre de la vista'), nombre);
  await user.click(within(form).getByRole('button', { name: 'Guardar' }));
  return form;
};

describe('views', () => {
  it('keeps a list under a name, and forgets it', async () => {
    const account = anAccount();
    const { user } = open('?prioridad=alta&orden=-titulo', account.answers);
    await titles();
    await user.click(await screen.findByRole('button', { name: 'Guardar vista' }));
    const form = await screen.findByRole('dialog', { name: 'Guardar vista' });
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await within(form).findByText('El nombre de la vista es obligatorio');
    await user.type(within(form).getByLabelText('Nombre de la vista'), 'Urgentes');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));

    const views = screen.getByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Urgentes', current: 'page' });
    expect(account.vistas()).toMatchObject([{ nombre: 'Urgentes', lista: 'prioridad=alta&orden=-titulo' }]);
    await user.click(within(views).getByRole('link', { name: 'Todas' }));
    expect(await titles()).toHaveLength(3);
    await user.click(within(views).getByRole('link', { name: 'Urgentes' }));
    await waitFor(() => expect(window.location.search).toBe('?prioridad=alta&orden=-titulo'));
    await user.click(within(views).getByRole('button', { name: 'Eliminar la vista «Urgentes»' }));
    expect(within(views).queryByRole('link', { name: 'Urgentes' })).toBeNull();
    expect(document.activeElement).toBe(views);
    await waitFor(() => expect(account.vistas()).toEqual([]));
  });

  it('loses nothing that another screen has kept meanwhile, and shows it', async () => {
    const account = anAccount();
    const { user } = open('?prioridad=alta', account.answers);
    await screen.findByRole('button', { name: 'Guardar vista' });
    account.write([aVista('De otra pantalla', 'tipo=bug')]);
    await saveAs(user, 'Urgentes');
    const views = screen.getByRole('navigation', { name: 'Vistas' });
    await within(views).findByRole('link', { name: 'Urgentes' });
    within(views).getByRole('link', { name: 'De otra pantalla' });
    expect(account.vistas().map(({ nombre }) => nombre)).toEqual(['De otra pantalla', 'Urgentes']);
    account.write([]);
    fakeSocket.receive('vistas_cambiadas', { version: 3 });
    await waitFor(() => expect(within(views).queryByRole('link', { name: 'Urgentes' })).toBeNull());
  });

  it('takes what this browser kept to the account, once', async () => {
    const account = anAccount([aVista('Urgentes', 'prioridad=baja')]);
    const key = `vistas-tareas:${ana?._id}`;
    const local = { id: anId(), nombre: 'Urgentes', lista: 'prioridad=alta' };
    localStorage.setItem(key, JSON.stringify([local]));
    open('', account.answers);
    await screen.findByRole('link', { name: 'Urgentes (2)' });
    expect(account.vistas()[1]).toEqual({ _id: local.id, nombre: 'Urgentes (2)', lista: 'prioridad=alta' });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keeps in this browser what the account does not take', async () => {
    const key = `vistas-tareas:${ana?._id}`;
    const locales = JSON.stringify([{ id: anId(), nombre: 'A', lista: '' }]);
    localStorage.setItem(key, locales);
    const { api } = open('', { [GUARDAR_VISTAS]: fails('unavailable', 'Más tarde') });
    await waitFor(() => expect(api.callsTo(GUARDAR_VISTAS)).toHaveLength(1));
    expect(localStorage.getItem(key)).toBe(locales);
  });

  it('says what the server says, in the form and beside the list', async () => {
    const message = 'No puedes guardar más de 50 vistas';
    const kept = aVista('Urgentes', 'prioridad=alta');
    const { api, user } = open('?tipo=bug', {
      [VISTAS]: ok({ vistas: [kept], version: 1 }),
      [GUARDAR_VISTAS]: fails('invalid', 'Revisa los datos', [{ campo: 'vistas', message }]),
    });
    const form = await saveAs(user, 'Fallos');
    await within(form).findByText(message);
    expect(screen.queryByRole('link', { name: 'Fallos' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Descartar' }));
    api.answer(GUARDAR_VISTAS, 'network failure');
    await user.click(screen.getByRole('link', { name: 'Urgentes' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar la vista «Urgentes»' }));
    await screen.findByText('No se ha podido eliminar la vista.');
    screen.getByRole('link', { name: 'Urgentes' });
  });

  it('that could not be read are asked for again', async () => {
    const { api, user } = open('?tipo=bug', { [VISTAS]: fails('forbidden', 'No') });
    const again = await screen.findByRole('button', { name: 'Tus vistas no se han cargado: reintentar' });
    expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull();
    api.answer(VISTAS, ok({ vistas: [aVista('Urgentes', 'prioridad=alta')], version: 1 }));
    await user.click(again);
    await screen.findByRole('link', { name: 'Urgentes' });
    await screen.findByRole('button', { name: 'Guardar vista' });
  });

  it('shows my open tasks and the overdue ones as given', async () => {
    const { user } = open();
    await titles();
    const views = screen.getByRole('navigation', { name: 'Vistas' });
    await user.click(within(views).getByRole('link', { name: 'Mis tareas' }));
    await waitFor(async () => expect(await titles()).toEqual(['Validar']));
  });
});

describe('export', () => {
  it('gives what the filter leaves, as a file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => {
      files.push(blob as Blob);
      return 'blob:x';
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = open('?vencidas=1');
    await titles();
    await user.click(screen.getByRole('button', { name: 'Exportar CSV' }));
    expect(click).toHaveBeenCalledTimes(1);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer());
    const [head, row, rest] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFF"Clave";"Proyecto";"Título"/);
    expect(row).toMatch(
      /^"PORTAL";"Portal de clientes";"Enviar";"";"Bug";"Pendiente";"Media";;"2020-01-02";;/,
    );
    expect(rest).toBe('');
  });
});
