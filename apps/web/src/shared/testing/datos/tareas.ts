import type { Tarea } from '@pmp/contracts/proyectos';
import { screen, within } from '@testing-library/react';
import { anEquipo, aProyecto, aTarea } from './builders';
import { fakeApi, ok } from '../fake-api';
import { renderApp } from '../render-app';

/** The first page of what a query finds, and only how many that is. */
const asked = (q: string, limite: number) =>
  `GET /api/elementos?${new URLSearchParams({ q, limite: String(limite) })}`;
/** What is asked for a query about the tasks. */
export const pedidas = (q = '') => asked(`tipo:tarea ${q}`.trim(), 100);
export const LIST = pedidas();
const COUNT = asked('tipo:tarea', 1);
export const VISTAS = 'GET /api/vistas';

const equipo = anEquipo();
const [ana, luis] = equipo.miembros.map(({ usuario: { _id, nombre, avatar } }) => ({ _id, nombre, avatar }));
export const portal = aProyecto({ clave: 'PORTAL', equipo: { _id: equipo._id, nombre: equipo.nombre } });

export const yo = { _id: ana?._id ?? '', nombre: 'Ana García' };

/** One task assigned to Ana, one to Luis, one to nobody. */
export const tareas = [
  aTarea({ titulo: 'Validar', asignado: ana ?? null, proyecto: portal._id, prioridad: 'alta' }),
  aTarea({ titulo: 'Cobrar', asignado: luis ?? null, proyecto: portal._id, estado: 'completada' }),
  aTarea({
    titulo: 'Enviar',
    proyecto: portal._id,
    tipo: 'bug',
    fechaLimite: '2020-01-02T00:00:00.000Z',
  }),
];

/** As the server answers a query that finds these; there are `total`, of which these are the first. */
export const halladas = (some: readonly Tarea[], { total = some.length, siguiente = '' } = {}) =>
  ok({
    elementos: some.map((tarea) => ({ entidad: 'tarea', ...tarea })),
    siguiente: siguiente || null,
    total,
    totales: { epica: 0, historia: 0, tarea: total },
  });

export const openTareas = (search = '', answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [portal] }),
    'GET /api/equipos': ok({ equipos: [equipo] }),
    [LIST]: halladas(tareas),
    [COUNT]: halladas(tareas),
    [VISTAS]: ok({ vistas: [] }),
    ...answers,
  });
  return { api, ...renderApp(`/tareas${search}`) };
};

export const titles = async () => {
  const table = await screen.findByRole('table', { name: 'Lista de tareas' });
  return within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);
};
