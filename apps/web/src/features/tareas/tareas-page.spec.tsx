import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Tarea } from '@pmp/contracts/proyectos';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cambios } from '../../shared/vivo/cambios';
import { fails, ok } from '../../shared/testing/fake-api';
import { signIn } from '../../shared/testing/render-app';
import {
  halladas,
  LIST,
  openTareas,
  pedidas,
  portal,
  tareas,
  titles,
  yo,
} from '../../shared/testing/datos/tareas';
import { stubGlobal } from '../../shared/testing/stub-global';
import { aHistoria, aTarea } from '../../shared/testing/datos/builders';
import './tareas-page';

const LOTE = 'PUT /api/tareas/lote';

beforeEach(() => {
  signIn(yo);
});

const [validar, cobrar, enviar] = tareas as [Tarea, Tarea, Tarea];

describe('all tasks', () => {
  it('shows each with its project and a link to its page', async () => {
    openTareas();
    expect(await titles()).toEqual(['Validar', 'Cobrar', 'Enviar']);
    expect(screen.getByRole('link', { name: 'Validar' }).getAttribute('href')).toBe(
      `/tareas/${tareas[0]?._id}`,
    );
    expect(screen.getAllByText('PORTAL').length).toBeGreaterThanOrEqual(3);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4');
  });

  it('shows none before it knows the name of its project, for which the row would move', async () => {
    let giveProyectos = (): void => undefined;
    const proyectos = new Promise<void>((resolve) => (giveProyectos = resolve));
    const { api } = openTareas('', {
      'GET /api/proyectos': () => proyectos.then(() => ok({ proyectos: [portal] })),
    });
    await waitFor(() => expect(api.callsTo(LIST)).toHaveLength(1));
    await screen.findByText('3 tareas');
    expect(screen.queryByText('Validar')).toBeNull();
    giveProyectos();
    expect(await titles()).toEqual(['Validar', 'Cobrar', 'Enviar']);
  });

  it.each<[string, string, Tarea[]]>([
    ['?asignado=yo', 'asignado:yo', [validar]],
    ['?asignado=nadie&tipo=bug', 'tipo:bug asignado:nadie', [enviar]],
    ['?estado=completada&prioridad=alta', 'estado:completada prioridad:alta', [cobrar]],
    ['?vencidas=1', 'vencida', [enviar]],
    ['?orden=asignado', 'orden:asignado', [validar, cobrar, enviar]],
    ['?orden=-fechaLimite&q=se%C3%B1al', 'señal orden:-vence', [enviar, cobrar]],
    ['?q=-tipo:bug+orden:puntos,titulo', '-tipo:bug orden:puntos,titulo', [cobrar, validar]],
    ['?estado=sin-completar&orden=fechaLimite', 'abierta orden:vence', [enviar, validar]],
  ])('%s asks the server for %s', async (search, q, found) => {
    const { api } = openTareas(search, { [pedidas(q)]: halladas(found) });
    expect(await titles()).toEqual(found.map(({ titulo }) => titulo));
    expect(api.callsTo(LIST)).toEqual([]);
  });

  it('writes filter and order into the address', async () => {
    const { api, user } = openTareas();
    await titles();
    api.answer(pedidas('-prioridad:alta orden:titulo'), halladas([cobrar, enviar]));
    api.answer(pedidas('vencida -prioridad:alta orden:titulo'), halladas([enviar]));
    const input = screen.getByRole('combobox', { name: 'Consulta' });
    await user.type(input, '-prioridad:alta orden:titulo{Enter}');
    const inAddress = () => Object.fromEntries(new URLSearchParams(window.location.search));
    await waitFor(() => expect(inAddress()).toEqual({ orden: 'titulo', q: '-prioridad:alta' }));
    await waitFor(async () => expect(await titles()).toEqual(['Cobrar', 'Enviar']));
    await user.click(screen.getByRole('button', { name: 'Vencidas' }));
    await waitFor(() =>
      expect(inAddress()).toEqual({ vencidas: '1', orden: 'titulo', q: '-prioridad:alta' }),
    );
    await waitFor(async () => expect(await titles()).toEqual(['Enviar']));
    screen.getByText('1 de 3');
    await user.type(input, ' estado:hecha{Enter}');
    await screen.findByText(/«hecha» no vale para estado/);
    expect(await titles()).toEqual(['Enviar']);
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(async () => expect(await titles()).toHaveLength(3));
  });

  it('says what to do when there are none, and when none matches', async () => {
    const { api, user } = openTareas('?q=nada', { [pedidas('nada')]: halladas([]) });
    await screen.findByText('Ninguna tarea coincide con los filtros');
    const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
    if (clear) await user.click(clear);
    expect(await titles()).toHaveLength(3);
    expect(api.callsTo(LIST)).toHaveLength(1);
  });

  it('offers to clear a filter that matches nothing', async () => {
    openTareas('', { [LIST]: halladas([]) });
    await screen.findByText('No hay tareas disponibles');
    expect(screen.getByRole('link', { name: 'Ver todos los proyectos' }).getAttribute('href')).toBe(
      '/proyectos',
    );
  });

  it('names a failure and recovers by Reintentar', async () => {
    const { api, user } = openTareas('', { [LIST]: fails('forbidden', 'No') });
    await screen.findByText('Error al cargar las tareas. Por favor, intenta de nuevo más tarde.');
    api.answer(LIST, halladas(tareas));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await titles()).toHaveLength(3);
  });

  it('shows changes by others without refetching the list', async () => {
    const { api } = openTareas();
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
    const nueva = aTarea({ titulo: 'Nueva', proyecto: first.proyecto });
    api.answer(LIST, halladas([nueva, ...tareas]));
    cambios.publish({
      entidad: 'tarea',
      accion: 'creado',
      _id: nueva._id,
      version: 1,
      datos: nueva,
      autor: null,
    });
    await screen.findByRole('link', { name: 'Nueva' });
    // The page was read before somebody changed the task: it does not take the change back.
    screen.getByRole('link', { name: 'Validada' });
    screen.getByText('4 tareas');
  });

  it('reads on near its end, and all of it when all of it is to be selected', async () => {
    const seen: (() => void)[] = [];
    stubGlobal(
      'IntersectionObserver',
      class {
        constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
          seen.push(() => hear([{ isIntersecting: true }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    const page = (cursor: string, limite: number) =>
      `GET /api/elementos?${new URLSearchParams({ q: 'tipo:tarea', limite: String(limite), cursor })}`;
    const { api, user } = openTareas('', {
      [LIST]: halladas([validar], { total: 3, siguiente: 'b' }),
      [page('b', 100)]: halladas([cobrar], { total: 3, siguiente: 'c' }),
      [page('c', 200)]: halladas([enviar], { total: 3 }),
    });
    expect(await titles()).toEqual(['Validar']);
    screen.getByText('3 tareas');
    screen.getByRole('button', { name: 'Mostrar más (2)' });
    act(() => seen.at(-1)?.());
    await waitFor(async () => expect(await titles()).toEqual(['Validar', 'Cobrar']));
    expect(api.callsTo(page('c', 200))).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar las 2 tareas cargadas' }));
    const bar = screen.getByRole('region', { name: 'Cambiar las tareas seleccionadas' });
    within(bar).getByText('2 tareas seleccionadas');
    await user.click(within(bar).getByRole('button', { name: 'Seleccionar las 3' }));
    await within(bar).findByText('3 tareas seleccionadas');
    expect(screen.queryByRole('button', { name: /Mostrar más/ })).toBeNull();
  });
});

describe('changing many', () => {
  it('sends one change for the selected tasks, and shows it', async () => {
    const { api, user } = openTareas();
    await titles();
    const saved = [tareas[0], tareas[2]].map((tarea) => ({ ...tarea, estado: 'en revisión', version: 2 }));
    api.answer(LOTE, ok({ tareas: saved }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar «Validar»' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar «Enviar»' }));
    const bar = screen.getByRole('region', { name: 'Cambiar las tareas seleccionadas' });
    within(bar).getByText('2 tareas seleccionadas');
    await user.click(within(bar).getByRole('button', { name: 'Estado' }));
    await user.click(await screen.findByRole('option', { name: 'En revisión' }));
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
    await screen.findByText('2 tareas · Estado: En revisión');
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(within(screen.getByRole('table')).queryByText('En revisión')).toBeNull());
    expect(api.callsTo(LOTE)[1]?.body).toEqual({
      ids: [tareas[0]?._id, tareas[2]?._id],
      cambios: { estado: 'pendiente' },
    });
  });

  it("offers the people of the project's team, and the option of nobody", async () => {
    const { api, user } = openTareas();
    await titles();
    api.answer(LOTE, ok({ tareas: [{ ...tareas[0], asignado: null, version: 2 }] }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar «Validar»' }));
    const bar = screen.getByRole('region', { name: 'Cambiar las tareas seleccionadas' });
    await user.click(within(bar).getByRole('button', { name: 'Asignado' }));
    await screen.findByRole('option', { name: 'Luis Pérez' });
    await user.click(screen.getByRole('option', { name: 'Sin asignar' }));
    await waitFor(() =>
      expect(api.callsTo(LOTE)[0]?.body).toEqual({ ids: [tareas[0]?._id], cambios: { asignado: null } }),
    );
  });

  it('keeps the selection and says why when it is refused', async () => {
    const { user } = openTareas('', { [LOTE]: fails('conflict', 'Una de ellas ya no existe') });
    await titles();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar las 3 tareas de la lista' }));
    const bar = screen.getByRole('region', { name: 'Cambiar las tareas seleccionadas' });
    await user.click(within(bar).getByRole('button', { name: 'Prioridad' }));
    await user.click(await screen.findByRole('option', { name: 'Baja' }));
    await screen.findByText(/Una de ellas ya no existe/);
    expect(within(bar).getByText('3 tareas seleccionadas')).toBeTruthy();
  });

  it('never changes what the filter hides', async () => {
    const { user } = openTareas('', { [pedidas('vencida')]: halladas(tareas.slice(2)) });
    await titles();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar «Validar»' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar «Enviar»' }));
    await user.click(screen.getByRole('button', { name: 'Vencidas' }));
    expect(await screen.findByText('1 tarea seleccionada')).toBeTruthy();
  });
});

describe('export', () => {
  it('downloads what the filter shows as a file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (blob) => {
      files.push(blob as Blob);
      return 'blob:x';
    };
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = openTareas('?vencidas=1', { [pedidas('vencida')]: halladas(tareas.slice(2)) });
    await titles();
    await user.click(await screen.findByRole('button', { name: 'Acciones de la lista' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }));
    expect(click).toHaveBeenCalledTimes(1);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer());
    const [head, row, rest] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFF"Clave";"Proyecto";"Tipo";"Título";"Tipo de tarea"/);
    expect(row).toMatch(
      /^"[^"]*";"Portal de clientes";"Tarea";"Enviar";"Bug";"Pendiente";"Media";;;"2020-01-02";;/,
    );
    expect(rest).toBe('');
  });

  it('puts the whole list on paper, with what narrows it, also by the keys of the browser', async () => {
    const print = jest.fn();
    window.print = print;
    const { user } = openTareas('?vencidas=1&q=Env', {
      [pedidas('vencida Env')]: halladas(tareas.slice(2)),
    });
    await titles();
    const sheet = () => document.querySelector<HTMLElement>('[data-hoja]');
    await user.click(await screen.findByRole('button', { name: 'Acciones de la lista' }));
    expect(sheet()).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Imprimir' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(sheet()?.querySelector('h1')?.textContent).toBe('Tareas');
    expect(sheet()?.textContent).toContain('1 fila');
    expect([...(sheet()?.querySelectorAll('th') ?? [])].map((th) => th.textContent)).toEqual(
      expect.not.arrayContaining(['Tipo', 'Descripción']),
    );
    fireEvent(window, new Event('afterprint'));
    expect(sheet()).toBeNull();
    fireEvent(window, new Event('beforeprint'));
    expect(sheet()?.textContent).toContain('Filtros: Vencidas · «Env»');
    expect(sheet()?.querySelectorAll('tbody tr')).toHaveLength(1);
  });
});

describe('rows of another program', () => {
  it('that are pasted on the list are taken in by the importer, and not into a field', async () => {
    const proyecto = tareas[0]?.proyecto ?? '';
    const historia = aHistoria({ proyecto, titulo: 'Pagar' });
    openTareas('', {
      [`GET /api/historias/proyecto/${proyecto}?q=abierta&limite=100`]: ok({ historias: [historia] }),
    });
    await titles();
    await screen.findByRole('button', { name: 'Acciones de la lista' });
    const paste = (on: Element, texto: string) =>
      fireEvent.paste(on, { clipboardData: { getData: () => texto } });
    paste(screen.getByRole('combobox', { name: 'Consulta' }), 'Una\tAlta\nOtra\tBaja');
    paste(document.body, 'Una sola línea');
    expect(screen.queryByRole('dialog')).toBeNull();
    paste(document.body, 'Una\tAlta\nOtra\tBaja');
    const dialog = await screen.findByRole('dialog', { name: 'Pegar filas' });
    expect(within(dialog).getByRole('textbox', { name: /Filas/ })).toHaveProperty(
      'value',
      'Una\tAlta\nOtra\tBaja',
    );
    const inside = await within(dialog).findByRole('combobox', { name: 'Historia' });
    await waitFor(() => expect(inside).toHaveProperty('value', 'Pagar'));
  });
});

describe('columns of choice', () => {
  it('are kept in the account', async () => {
    const preferencias = { ...PREFERENCIAS_INICIALES, columnasTareas: ['estado' as const, 'tipo' as const] };
    const { api, user } = openTareas('', {
      'GET /api/usuarios/preferencias': ok({ preferencias }),
      'PUT /api/usuarios/preferencias': ok({ preferencias }),
    });
    const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() => expect(headings()).toEqual(['', 'Título', 'Tipo', 'Estado']));
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Tipo' }));
    await waitFor(() =>
      expect(api.callsTo('PUT /api/usuarios/preferencias')[0]?.body).toEqual({ columnasTareas: ['estado'] }),
    );
  });
});

describe('a new task', () => {
  it('is made for a story of any project, for oneself unless told otherwise', async () => {
    const historia = aHistoria({ titulo: 'Cobrar en caja' });
    const [tarea] = tareas;
    const { api, user } = openTareas('', {
      [`GET /api/historias/proyecto/${tarea?.proyecto}?q=abierta&limite=100`]: ok({ historias: [historia] }),
      'POST /api/tareas': ok({ tarea }, 201),
    });
    await titles();
    await user.click(await screen.findByRole('button', { name: 'Nueva Tarea' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nueva Tarea' });
    await user.type(within(dialog).getByLabelText('Título'), 'Probar el datáfono');
    await waitFor(() =>
      expect(within(dialog).getByRole('combobox', { name: 'Historia' }).hasAttribute('disabled')).toBe(false),
    );
    await user.click(within(dialog).getByRole('combobox', { name: 'Historia' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Cobrar en caja',
    ]);
    await user.click(screen.getByRole('option', { name: 'Cobrar en caja' }));
    await user.click(within(dialog).getByRole('button', { name: 'Crear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo('POST /api/tareas')[0]?.body).toMatchObject({
      titulo: 'Probar el datáfono',
      proyecto: tarea?.proyecto,
      historiaId: historia._id,
      asignado: yo._id,
    });
  });
});
