import { randomBytes } from 'node:crypto';
import type { Member, Team } from './company.ts';

/** One thing that a person does: an HTTP call or a message over the socket. */
export interface Action {
  nombre: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
}

const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;
const newId = () => `${Math.floor(Date.now() / 1000).toString(16)}${randomBytes(8).toString('hex')}`;

type MakeAction = (team: Team, member: Member) => Omit<Action, 'nombre'>;

const read = (pathOf: (team: Team) => string): MakeAction => {
  return (team) => ({ method: 'GET', path: pathOf(team) });
};

/** The actions of a working day, and how many of 100 each makes up. */
const WORK: [nombre: string, weight: number, make: MakeAction][] = [
  ['ver el tablero', 18, read(({ tablero }) => `/tableros/${tablero}`)],
  ['ver el backlog', 10, read(({ proyecto }) => `/historias/proyecto/${proyecto}`)],
  ['ver los proyectos', 8, read(() => '/proyectos')],
  ['ver el panel', 6, read(() => '/proyectos/resumen')],
  ['ver los avisos', 8, read(() => '/notificaciones?limit=50')],
  ['ver la conversación', 7, read(({ equipo }) => `/mensajes/${equipo}/equipo`)],
  ['ver los sprints', 5, read(({ proyecto }) => `/sprints/proyecto/${proyecto}`)],
  [
    'mover una historia',
    16,
    ({ historias, columnas }) => ({
      method: 'PUT',
      path: `/tableros/mover-historia/${pick(historias)}`,
      body: { columnaDestinoId: pick(columnas), despuesDe: null },
    }),
  ],
  [
    'editar una historia',
    8,
    ({ historias }) => ({
      method: 'PUT',
      path: `/historias/${pick(historias)}`,
      body: { descripcion: `Editada a las ${new Date().toISOString()}` },
    }),
  ],
  [
    'crear una historia',
    6,
    ({ proyecto, epicas }) => ({
      method: 'POST',
      path: '/historias',
      body: { _id: newId(), titulo: 'Historia de la carga', proyecto, epicaId: pick(epicas) },
    }),
  ],
  [
    'crear y asignar una tarea',
    8,
    ({ proyecto, historias, members }, { _id }) => ({
      method: 'POST',
      path: '/tareas',
      body: {
        _id: newId(),
        titulo: 'Tarea de la carga',
        proyecto,
        historiaId: pick(historias),
        asignado: pick(members.filter((member) => member._id !== _id))._id,
      },
    }),
  ],
];

export const actionNames = WORK.map(([nombre]) => nombre);

const TOTAL = WORK.reduce((sum, [, weight]) => sum + weight, 0);

export function chooseAction(team: Team, member: Member): Action {
  let at = Math.random() * TOTAL;
  const [nombre, , make] = WORK.find(([, weight]) => (at -= weight) < 0) ?? WORK[0]!;
  return { nombre, ...make(team, member) };
}
