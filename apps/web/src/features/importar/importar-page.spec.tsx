import { describe, expect, it } from '@jest/globals';
import type { FilaPlan, Importacion } from '@pmp/contracts/proyectos';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '../../shared/testing/datos/builders';
import { anImportacion as aRead, NADA_IMPORTADO } from '../../shared/testing/datos/importaciones';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import './importar-page';

const ID = anId();
const EQUIPO = anId();
const PERSONA = anId();
const MOMENT = '2026-11-25T10:00:00.000Z';

const anImportacion = (over: Partial<Importacion> = {}): Importacion =>
  aRead({
    _id: ID,
    origen: 'jira',
    archivo: { nombre: 'jira.csv', tamano: 1_000 },
    filas: 3,
    columnas: [
      { nombre: 'Summary', veces: 1, ejemplos: ['Pagar'] },
      { nombre: 'Status', veces: 1, ejemplos: ['Done'], valores: [{ valor: 'Done', veces: 3 }] },
      { nombre: 'Labels', veces: 2, ejemplos: ['pagos'] },
      { nombre: 'Assignee', veces: 1, ejemplos: ['ana'], valores: [{ valor: 'ana', veces: 1 }] },
    ],
    mapeo: {
      columnas: { Summary: 'titulo', Status: 'estado', Labels: null, Assignee: 'responsable' },
      tipos: {},
      estados: { Done: 'completada' },
      prioridades: {},
      personas: { ana: null },
      fechas: 'dma',
    },
    destino: { nuevo: { nombre: 'Tienda', clave: 'TIENDA', equipo: EQUIPO } },
    ...over,
  });
const { columnas } = anImportacion();
const MANY = Array.from({ length: 20 }, (_, i) => `Campo ${i}`);
const aFila = (over: Partial<FilaPlan> = {}): FilaPlan => ({
  fila: 1,
  clave: 'TIENDA-1',
  titulo: 'Pagar',
  tipo: 'historia',
  accion: 'crear',
  avisos: [],
  comentarios: 0,
  enlaces: 0,
  archivos: 0,
  sprint: null,
  vista: null,
  ...over,
});
const VISTA: FilaPlan['vista'] = {
  estado: 'pendiente',
  prioridad: 'alta',
  puntos: 3,
  horas: null,
  responsable: PERSONA,
  etiquetas: ['web'],
  inicio: null,
  fin: '2026-12-02T00:00:00.000Z',
  fechaLimite: null,
  padre: 'Pagos',
};
const prepared = anImportacion({
  estado: 'preparada',
  previsto: { ...NADA_IMPORTADO, epicas: 1, historias: 2 },
  acciones: { crear: 2, presente: 0, omitir: 0, error: 1 },
  avisos: { sinTitulo: 1 },
});
const miembro = { usuario: { _id: PERSONA, nombre: 'Ana', avatar: null }, rol: 'miembro' };

const open = (answers: Parameters<typeof fakeApi>[0], path = `/importar/${ID}`) => {
  signIn({ rol: 'usuario' });
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [] }),
    'GET /api/proyectos/equipos/lista': ok({ equipos: [{ _id: EQUIPO, nombre: 'Web' }] }),
    'GET /api/equipos': ok({
      equipos: [
        {
          _id: EQUIPO,
          nombre: 'Web',
          descripcion: '',
          logo: null,
          createdAt: MOMENT,
          version: 1,
          miembros: [miembro],
        },
      ],
    }),
    ...answers,
  });
  return { api, ...renderApp(path) };
};
const GET = `GET /api/importaciones/${ID}`;
const filasOf = (solo: string) => `${GET}/filas${solo && `?solo=${solo}`}`;

describe('importing', () => {
  it('asks for the file, and lists what was brought before', async () => {
    open(
      { 'GET /api/importaciones': ok({ importaciones: [anImportacion({ estado: 'terminada' })] }) },
      '/importar',
    );
    expect(await screen.findByRole('link', { name: 'jira.csv' })).toBeTruthy();
    expect(screen.getByText('Importada')).toBeTruthy();
    // Each tool with the way to its export.
    const [jira] = screen.getAllByText('Jira', { selector: 'dt' });
    expect(jira!.nextElementSibling!.textContent).toContain('Filtros › Exportar › CSV (todos los campos)');
    expect(screen.getByText('Microsoft Planner', { selector: 'dt' })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Seleccionar archivo' }).disabled).toBe(
        false,
      ),
    );
  });

  it('asks for no file before there is a team to bring it to', async () => {
    open({ 'GET /api/proyectos/equipos/lista': ok({ equipos: [] }) }, '/importar');
    const link = await screen.findByRole('link', { name: 'Empezar' });
    expect(link.getAttribute('href')).toBe('/empezar');
    expect(screen.queryByRole('button', { name: 'Seleccionar archivo' })).toBeNull();
  });

  it('says that the teams could not be read, and reads them again', async () => {
    const EQUIPOS = 'GET /api/proyectos/equipos/lista';
    const { api, user } = open({ [EQUIPOS]: fails('forbidden', 'No') }, '/importar');
    await screen.findByText('No se han podido cargar los equipos');
    api.answer(EQUIPOS, ok({ equipos: [{ _id: EQUIPO, nombre: 'Web' }] }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No se han podido cargar los equipos')).toBeNull());
  });

  it('sends what the person says of columns, values and people, and shows the fate of each row', async () => {
    const { api, user } = open({
      [GET]: ok({
        importacion: anImportacion({
          desconocidos: { tipos: [], estados: ['Done'], prioridades: [] },
          columnas: [...columnas, ...MANY.map((nombre) => ({ nombre, veces: 1, ejemplos: ['x'] }))],
        }),
      }),
      [`PUT /api/importaciones/${ID}`]: ok({ importacion: prepared }),
      [filasOf('error')]: ok({
        filas: [aFila({ fila: 3, titulo: '', accion: 'error', avisos: ['sinTitulo'] })],
        siguiente: null,
      }),
      [filasOf('')]: ok({ filas: [aFila(), aFila({ fila: 2 })], siguiente: null }),
    });
    const states = within(await screen.findByRole('region', { name: 'Estados' }));
    expect(states.getByText('No lo conozco')).toBeTruthy();
    // What is no field of ours is out of the way where there is much of it.
    expect(screen.getByText('Summary')).toBeTruthy();
    expect(screen.queryByText('Labels')).toBeNull();
    await user.click(screen.getByText('21 columnas más, que van a la nota o no se traen'));
    await screen.findByText('Labels');
    await user.click(screen.getByLabelText('Qué es «Labels»'));
    await user.click(await screen.findByRole('option', { name: 'Etiquetas' }));
    await user.click(screen.getByRole('combobox', { name: 'Qué es «ana»' }));
    await user.click(await screen.findByRole('option', { name: 'Ana' }));
    await user.click(screen.getByRole('button', { name: 'Ver la vista previa' }));
    expect(await screen.findByText('1 épica y 2 historias')).toBeTruthy();
    const sent = api.calls.find(({ route }) => route.startsWith('PUT'))!.body as {
      mapeo: Importacion['mapeo'];
    };
    expect(sent.mapeo.columnas['Labels']).toBe('etiquetas');
    expect(sent.mapeo.personas).toEqual({ ana: PERSONA });
    const rows = within(screen.getByRole('region', { name: 'Fila a fila' }));
    expect(await rows.findByText('No tiene título')).toBeTruthy();
    await user.click(rows.getByRole('radio', { name: 'Todas' }));
    expect(await rows.findAllByText('Pagar')).toHaveLength(2);
  });

  it('shows how far the plan of a large file is, until it is there', async () => {
    const { api } = open({
      [GET]: ok({ importacion: anImportacion({ estado: 'calculando', progreso: 0.4 }) }),
      [filasOf('error')]: ok({
        filas: [aFila({ sprint: 'Sprint 2', enlaces: 2, avisos: ['enlaceFuera'], vista: VISTA })],
        siguiente: null,
      }),
    });
    const bar = await screen.findByRole('progressbar', { name: 'Calculando qué pasará con cada fila' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeTruthy();
    api.answer(GET, ok({ importacion: prepared }));
    expect(
      await screen.findByRole('button', { name: 'Importar 3 elementos' }, { timeout: 3_000 }),
    ).toBeTruthy();
    expect(
      await screen.findByText(
        'En «Pagos» · Pendiente · Prioridad: Alta · Ana · 3 puntos · Hasta el 2 dic 2026 · web · Sprint 2 · 2 enlaces',
      ),
    ).toBeTruthy();
    expect(screen.getByText('No se trae 1 dato del fichero')).toBeTruthy();
  });

  it('shows why the server refuses, and what a running import has made', async () => {
    const { api, user } = open({
      [GET]: ok({ importacion: prepared }),
      [filasOf('error')]: ok({ filas: [], siguiente: null }),
      [`POST /api/importaciones/${ID}/ejecutar`]: fails('conflict', 'Ya existe un proyecto con esta clave'),
    });
    await user.click(await screen.findByRole('button', { name: 'Importar 3 elementos' }));
    expect(await screen.findByText('Ya existe un proyecto con esta clave')).toBeTruthy();
    const running = {
      ...prepared,
      estado: 'en curso' as const,
      progreso: 0.5,
      hecho: { ...NADA_IMPORTADO, historias: 1 },
    };
    api.answer(`POST /api/importaciones/${ID}/ejecutar`, ok({ importacion: running }));
    const ended = { ...running, estado: 'terminada' as const, progreso: 1, proyecto: anId() };
    api.answer(GET, ok({ importacion: ended }));
    await user.click(screen.getByRole('button', { name: 'Importar 3 elementos' }));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('50');
    expect(
      await screen.findByRole('heading', { name: 'Importación terminada' }, { timeout: 3_000 }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver el backlog' }).getAttribute('href')).toBe(
      `/backlog/${ended.proyecto}`,
    );
  });

  it('that was interrupted says which rows it has made and which it has not', async () => {
    open({
      [GET]: ok({ importacion: anImportacion({ estado: 'fallida', motivo: 'sinAcceso', proyecto: anId() }) }),
      [filasOf('')]: ok({ filas: [aFila({ hecha: true }), aFila({ hecha: false })], siguiente: null }),
    });
    expect(await screen.findByText('Creada')).toBeTruthy();
    expect(screen.getByText('Sin crear')).toBeTruthy();
    expect(screen.queryByText('Se crea')).toBeNull();
  });

  it('asks before it is undone, and says what has stayed', async () => {
    const done = anImportacion({
      estado: 'terminada',
      proyecto: anId(),
      hecho: { ...NADA_IMPORTADO, historias: 2 },
      acciones: { crear: 2, presente: 0, omitir: 4, error: 0 },
      columnas: [
        ...anImportacion().columnas,
        { nombre: 'Tablero: ajustes (prefs)', veces: 0, filas: 1, ejemplos: ['{}'] },
      ],
    });
    const undone = { ...done, estado: 'deshecha' as const, conservado: 2 };
    const { user } = open({
      [GET]: ok({ importacion: done }),
      [filasOf('')]: ok({ filas: [aFila()], siguiente: null }),
      [filasOf('omitir')]: ok({ filas: [aFila({ titulo: 'Vieja', accion: 'omitir' })], siguiente: null }),
      [`POST /api/importaciones/${ID}/deshacer`]: ok({ importacion: undone }),
    });
    // What was left out is told afterwards too, and can be looked at.
    expect(await screen.findByText('4 filas quedan fuera')).toBeTruthy();
    expect(await screen.findByText('Creada')).toBeTruthy();
    expect(screen.getByText('No se traen 2 datos del fichero')).toBeTruthy();
    // What the tool keeps for itself stands apart from what people have written.
    const internos = screen.getByText('1 dato interno de la herramienta').closest('details')!;
    expect(within(internos).getByText('Tablero: ajustes (prefs)')).toBeTruthy();
    expect(within(internos).queryByText('Labels')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Omitidas' }));
    expect(await screen.findByText('Vieja')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Deshacer la importación' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Deshacer la importación' }));
    expect(await screen.findByText(/Se han conservado 2 elementos/)).toBeTruthy();
  });

  it('what the source has changed is offered by field, and what somebody has changed here is said', async () => {
    const one = anImportacion({
      estado: 'preparada',
      acciones: { crear: 0, presente: 2, omitir: 0, error: 0 },
      avisos: {},
      previsto: NADA_IMPORTADO,
      cambiadas: 2,
      cambios: { estado: { ofrecidos: 2, ajenos: 0 }, puntos: { ofrecidos: 0, ajenos: 1 } },
    });
    const cambio = { campo: 'estado', aqui: 'pendiente', origen: 'completada', ajeno: false } as const;
    const ajeno = { campo: 'puntos', aqui: '5', origen: '8', ajeno: true } as const;
    const chosen = { ...one.mapeo, cambios: ['estado' as const] };
    const { api, user } = open({
      [GET]: ok({ importacion: one }),
      [filasOf('')]: ok({
        filas: [aFila({ accion: 'presente', cambios: [cambio, ajeno] })],
        siguiente: null,
      }),
      [`PUT /api/importaciones/${ID}`]: ok({
        importacion: { ...one, mapeo: chosen, previsto: { ...NADA_IMPORTADO, cambios: 2 } },
      }),
    });
    expect(await screen.findByText('Estado: Pendiente → Completada')).toBeTruthy();
    expect(screen.getByText('Puntos: 5 (cambiado aquí; en el origen, 8)')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Puntos/ }).disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Estado: 2 filas' }));
    expect(await screen.findByRole('button', { name: 'Actualizar 2 elementos' })).toBeTruthy();
    expect(api.calls.at(-1)?.body).toMatchObject({ mapeo: { cambios: ['estado'] } });
  });
});
