import type { HistoriaDeSprint, TableroReply } from '@pmp/contracts/sprints';
import { screen } from '@testing-library/react';
import { aHistoria, anId, aProyecto } from '../../shared/testing/datos/builders';
import { fakeApi, ok } from '../../shared/testing/fake-api';
import { renderApp, signIn } from '../../shared/testing/render-app';
import { aColumna } from './letters';
import './tablero-page';

export const sprint = { _id: anId(), nombre: 'Pago sin sobresaltos' };

const aBoardHistoria = (over: Partial<HistoriaDeSprint>): HistoriaDeSprint =>
  aHistoria({ sprintId: sprint, ...over });

const columna = (nombre: string, historias: HistoriaDeSprint[]) => aColumna(nombre, historias, anId());

/** Test data: a project whose sprint in progress has three stories. */
export const world = () => {
  const proyecto = aProyecto({ nombre: 'Portal' });
  const tablero = {
    _id: anId(),
    nombre: 'Tablero Principal',
    descripcion: '',
    proyecto: proyecto._id,
    version: 1,
  };
  const suya = { proyecto: proyecto._id };
  const uno = aBoardHistoria({
    ...suya,
    titulo: 'Pagar con tarjeta',
    orden: 'a',
    puntos: 5,
    descripcion: 'Con confirmación del banco.',
    prioridad: 'alta',
  });
  const dos = aBoardHistoria({ ...suya, titulo: 'Ver facturas', orden: 'b', puntos: 0 });
  const tres = aBoardHistoria({
    ...suya,
    titulo: 'Recuperar la clave',
    orden: 'c',
    estado: 'en revisión',
    puntos: 2,
  });
  const columnas = [
    columna('Por hacer', [uno, dos]),
    columna('En progreso', [tres]),
    columna('Completado', []),
  ];
  const activo = {
    ...sprint,
    numero: 7,
    objetivo: '',
    fechaInicio: '2026-11-16T00:00:00.000Z',
    fechaFin: '2026-11-30T00:00:00.000Z',
    estado: 'en progreso' as const,
    version: 2,
  };
  const reply: Omit<TableroReply, 'success'> = { tablero, columnas, sprint: activo };
  return { proyecto, tablero, uno, dos, tres, columnas, reply };
};

/** Opens the page over a fake API with these data and the extra `answers`. */
export const open = async (
  { proyecto, reply }: ReturnType<typeof world>,
  answers: Parameters<typeof fakeApi>[0] = {},
  query = '',
) => {
  const me = signIn();
  const api = fakeApi({
    'GET /api/proyectos': ok({ proyectos: [proyecto] }),
    [`GET /api/proyectos/${proyecto._id}`]: ok({ proyecto }),
    [`GET /api/tableros/principal/${proyecto._id}`]: ok(reply),
    ...answers,
  });
  const app = renderApp(`/tableros/${proyecto._id}${query}`);
  return { api, me, ...app };
};

export const card = (titulo: string) => screen.findByRole('article', { name: titulo });
