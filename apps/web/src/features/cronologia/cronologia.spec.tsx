import { describe, expect, it } from '@jest/globals';
import type { Enlace, Historia } from '@pmp/contracts/proyectos';
import { screen, waitFor, within } from '@testing-library/react';
import { aHistoria, anEpica, anId, aProyecto } from '../../shared/testing/datos/builders';
import { aSprint } from '../../shared/testing/datos/sprints';
import { fails, fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import { ofrecida } from '../../shared/exportar/hoja';
import './cronologia-page';
import './dias-dialog';
import './lista-plazos';
import type { Barra } from './plazos/barras';
import { opensAt } from './plazos/escalas';

const PLAZOS = 'PUT /api/elementos/plazos';
const at = (dia: string) => `${dia}T00:00:00.000Z`;
const punta = ({ _id, clave, titulo, estado, proyecto }: Historia) =>
  ({ tipo: 'historia', _id, clave, titulo, estado, proyecto }) as const;

const open = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  signIn();
  const proyecto = aProyecto({ nombre: 'Portal' });
  const epica = anEpica({ titulo: 'Pagos', proyecto: proyecto._id });
  const sprint = aSprint({
    nombre: 'Uno',
    proyecto: proyecto._id,
    fechaInicio: at('2026-11-02'),
    fechaFin: at('2026-11-13'),
  });
  const en = { epicaId: epica, proyecto: proyecto._id };
  const uno = aHistoria({
    ...en,
    clave: 'POR-1',
    titulo: 'Pagar',
    inicio: at('2026-11-16'),
    fin: at('2026-11-18'),
  });
  const dos = aHistoria({
    ...en,
    clave: 'POR-2',
    titulo: 'Facturar',
    inicio: at('2026-11-19'),
    fin: at('2026-11-20'),
    orden: 'a1',
  });
  const tres = aHistoria({
    ...en,
    clave: 'POR-3',
    titulo: 'Avisar',
    sprintId: { _id: sprint._id, nombre: 'Uno' },
    orden: 'a2',
  });
  const enlace: Enlace = {
    _id: anId(),
    tipo: 'bloquea',
    origen: punta(uno),
    destino: punta(dos),
    version: 1,
  };
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/epicas/proyecto/${proyecto._id}`]: ok({ epicas: [epica] }),
    [`GET /api/historias/proyecto/${proyecto._id}`]: ok({ historias: [uno, dos, tres] }),
    [`GET /api/sprints/proyecto/${proyecto._id}`]: ok({ sprints: [sprint] }),
    [`GET /api/enlaces/proyecto/${proyecto._id}`]: ok({ enlaces: [enlace] }),
    ...answers,
  });
  const app = renderApp(`/cronologia/${proyecto._id}?ver=lista`);
  const tabla = await screen.findByRole('table', { name: 'Cronología' });
  const fila = (titulo: string) =>
    within(tabla)
      .getByRole('rowheader', { name: new RegExp(titulo) })
      .closest('tr')!;
  await waitFor(() => expect(fila('Facturar').textContent).toContain('Espera a 1 historia'));
  return { api, fila, uno, dos, ...app };
};

describe('the timeline as a list', () => {
  it('says whose days are lent: a story has those of its sprint, an epic those of its stories', async () => {
    const { fila } = await open();
    expect(fila('Avisar').textContent).toContain('2 nov 2026 – 13 nov 2026De su sprint, «Uno»');
    expect(fila('Pagos').textContent).toContain('2 nov 2026 – 20 nov 2026De sus historias');
    expect(fila('Pagar').textContent).toContain('16 nov 2026 – 18 nov 20263 días');
  });

  it('moves with a story what waits for it, once that has been read, and puts both back', async () => {
    const { api, fila, user, uno, dos } = await open();
    const moved = (inicio: string, fin: string, of: Historia, version: number) => ({
      ...of,
      inicio: at(inicio),
      fin: at(fin),
      version,
    });
    api.answer(
      PLAZOS,
      ok({
        epicas: [],
        historias: [moved('2026-11-17', '2026-11-20', uno, 2), moved('2026-11-21', '2026-11-22', dos, 2)],
      }),
    );
    await user.click(within(fila('Pagar')).getByRole('button', { name: 'Días de «POR-1 · Pagar»' }));
    const form = await screen.findByRole('dialog', { name: 'Días de «POR-1 · Pagar»' });
    const [inicio, fin] = [within(form).getByLabelText('Inicio'), within(form).getByLabelText('Fin')];
    await user.clear(fin);
    await user.type(fin, '2026-11-15');
    await within(form).findByText('El día de fin no puede ser anterior al de inicio');
    await user.clear(inicio);
    await user.type(inicio, '2026-11-17');
    await user.clear(fin);
    await user.type(fin, '2026-11-20');
    await within(form).findByText('del 21 nov 2026 al 22 nov 2026');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await screen.findByText('«Pagar» y 1 más, movidas');
    expect(api.callsTo(PLAZOS)[0]?.body).toMatchObject({
      cambios: [
        { tipo: 'historia', _id: uno._id, inicio: '2026-11-17', fin: '2026-11-20' },
        { tipo: 'historia', _id: dos._id, inicio: '2026-11-21', fin: '2026-11-22' },
      ],
    });
    await waitFor(() => expect(fila('Facturar').textContent).toContain('21 nov 2026 – 22 nov 2026'));

    api.answer(
      PLAZOS,
      ok({
        epicas: [],
        historias: [
          { ...uno, version: 3 },
          { ...dos, version: 3 },
        ],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(fila('Facturar').textContent).toContain('19 nov 2026 – 20 nov 2026'));
    expect(api.callsTo(PLAZOS)[1]?.body).toMatchObject({
      cambios: [
        { inicio: '2026-11-16', fin: '2026-11-18' },
        { inicio: '2026-11-19', fin: '2026-11-20' },
      ],
    });
  });

  it('reads a large project on where it is looked at, and says from the start how long an epic goes', async () => {
    const epica = anEpica({ titulo: 'Pagos' });
    const lista = `GET /api/historias/proyecto/${epica.proyecto}`;
    const [uno, dos] = ['Pagar', 'Devolver'].map((titulo, at) =>
      aHistoria({
        titulo,
        epicaId: epica,
        proyecto: epica.proyecto,
        orden: `a${at}`,
        inicio: `2026-11-1${at}T00:00:00.000Z`,
      }),
    );
    const contada = { inicio: at('2026-11-10'), fin: at('2026-12-04'), sprints: [] };
    const cuenta = { epicaId: epica._id, historias: 2, completadas: 0, puntos: 3, ...contada };
    signIn();
    let readOn: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (readOn = resolve));
    const params = new URLSearchParams({ q: `epica:${epica._id}`, limite: '100', cursor: 'aqui' });
    const api = fakeApi({
      [`GET /api/proyectos/${epica.proyecto}`]: ok({ proyecto: aProyecto({ _id: epica.proyecto }) }),
      [`GET /api/epicas/proyecto/${epica.proyecto}`]: ok({ epicas: [epica] }),
      [`GET /api/epicas/proyecto/${epica.proyecto}/cuentas`]: ok({ cuentas: [cuenta], tareas: 0 }),
      [`GET /api/sprints/proyecto/${epica.proyecto}`]: ok({ sprints: [] }),
      [`GET /api/enlaces/proyecto/${epica.proyecto}`]: ok({ enlaces: [] }),
      [`${lista}?limite=200`]: ok({ historias: [uno], siguiente: 'aqui' }),
      [`${lista}?${params}`]: async () => {
        await asked;
        return ok({ historias: [dos], siguiente: null });
      },
      [`${lista}?limite=500`]: ok({ historias: [uno, dos], siguiente: null }),
    });
    const { user } = renderApp(`/cronologia/${epica.proyecto}?ver=lista`);
    const tabla = await screen.findByRole('table', { name: 'Cronología' });
    const fila = (titulo: string) => within(tabla).getByRole('rowheader', { name: new RegExp(titulo) });
    await waitFor(() =>
      expect(fila('Pagos').closest('tr')?.textContent).toContain('10 nov 2026 – 4 dic 2026'),
    );
    await within(tabla).findByText('Cargando más...');
    const { columnas = [], filas = [] } = (await ofrecida()?.entera?.()) ?? {};
    const titulo = columnas.findIndex(({ nombre }) => nombre === 'Título');
    expect(filas.map((celdas) => celdas[titulo])).toEqual(['Pagos', 'Pagar', 'Devolver']);
    await user.click(within(tabla).getByRole('button', { name: /^Días de .*Pagos»$/ }));
    const form = await screen.findByRole('dialog');
    const guardar = () => form.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled;
    expect(guardar()).toBe(true);
    readOn();
    await within(tabla).findByText('Devolver');
    expect(within(tabla).queryByText('Cargando más...')).toBeNull();
    await waitFor(() => expect(guardar()).toBe(false));
    expect(api.callsTo(lista)).toEqual([]);
  });

  it('keeps what is being written when the server refuses it', async () => {
    const { fila, user } = await open({ [PLAZOS]: fails('conflict', 'Alguien lo ha cambiado') });
    await user.click(within(fila('Pagar')).getByRole('button', { name: 'Días de «POR-1 · Pagar»' }));
    const form = await screen.findByRole('dialog');
    const fin = within(form).getByLabelText('Fin') as HTMLInputElement;
    await user.clear(fin);
    await user.type(fin, '2026-11-17');
    await user.click(within(form).getByRole('button', { name: 'Guardar' }));
    await within(form).findByText(/Alguien lo ha cambiado/);
    expect(fin.value).toBe('17/11/2026');
  });

  it('is a table for a file and for paper, and takes pasted rows in as stories of its project', async () => {
    await open();
    const { hoja, pegar } = ofrecida() ?? {};
    expect(pegar?.entidad).toBe('historia');
    expect(hoja?.()?.columnas.map(({ nombre }) => nombre)).toEqual([
      'Clave',
      'Tipo',
      'Título',
      'Estado',
      'Inicio',
      'Fin',
      'Duración',
      'Espera a',
    ]);
    expect(hoja?.()?.filas.find(([clave]) => clave === 'POR-2')).toEqual([
      'POR-2',
      'Historia',
      'Facturar',
      'Pendiente',
      '2026-11-19',
      '2026-11-20',
      2,
      'Espera a 1 historia',
    ]);
  });
});

describe('the chart opens', () => {
  const bar = (id: number, inicio?: string, padre?: string) =>
    ({ id: String(id), tipo: 'historia', padre, ...(inicio && { plazo: { inicio, fin: inicio } }) }) as Barra;
  const undated = Array.from({ length: 20 }, (_, id) => bar(id));
  const at = (...barras: Barra[]) => opensAt(barras, [], new Set(), '2026-11-26');

  it('at today, on the first row that has something there, or on the first that has days at all', () => {
    expect(at(bar(0, '2026-11-20'), ...undated)).toEqual({ date: '2026-11-26', row: 0 });
    const later = [bar(30, '2026-03-02'), bar(31, '2026-11-20')];
    expect(at(...undated, ...later)).toEqual({ date: '2026-11-26', row: 20 });
    expect(at(...undated, bar(30, '2026-03-02'))).toEqual({ date: '2026-03-02', row: 19 });
    expect(at(...undated)).toEqual({ date: '2026-11-26', row: 0 });
  });

  it('on a row beneath a heading, counting headings, and not on one that is folded', () => {
    const grupos = [
      { id: 'a', nombre: 'A', ids: [] },
      { id: 'b', nombre: 'B', ids: [] },
    ];
    const barras = [...undated.map((barra) => ({ ...barra, padre: 'a' })), bar(30, '2026-11-20', 'b')];
    const opened = (...folded: string[]) => opensAt(barras, grupos, new Set(folded), '2026-11-26').row;
    expect([opened(), opened('a'), opened('b')]).toEqual([21, 0, 0]);
  });
});
