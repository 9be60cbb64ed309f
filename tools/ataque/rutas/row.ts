import type { Route } from '../api-document.ts';
import type { Shot } from '../door.ts';
import type { Person } from '../escena/people.ts';
import type { Scene } from '../escena/scene.ts';
import type { Tree } from '../escena/tree.ts';

/** What a row's functions may use: the caller, and the tree of things that the call is about. */
export interface Cell {
  scene: Scene;
  tree: Tree;
  /** null: a caller who is not signed in. */
  caller: Person | null;
}

type Maybe<T> = T | Promise<T>;

export type Path = (cell: Cell) => Maybe<string>;

/** The statuses expected for nobody, outsider, member, team admin and admin. */
export type Statuses = readonly [number, number, number, number, number];

export interface Row {
  /** Only what does not follow from the right that the route requires. */
  statuses?: Statuses;
  /** The route up to what stands for its last id; without it, all ids are of the tree. */
  path?: Path;
  body?: (cell: Cell) => Maybe<unknown>;
  /** Sent instead of a JSON body. */
  form?: () => Pick<Shot, 'body' | 'headers'>;
  /** A successful call uses its target up, so each role needs a new one. */
  spends?: true;
  /** The call changes the caller's own account, so it is made by a new person on whom nothing depends. */
  asNewcomer?: true;
}

export type Rows = Record<string, Row>;

export const all = (status: number): Statuses => [status, status, status, status, status];
export const signedIn = (status = 200): Statuses => [401, status, status, status, status];
/** For the team's members and global admins; for a stranger the thing seems not to exist. */
export const team = (status = 200): Statuses => [401, 404, status, status, status];
export const teamAdmins = (status = 200): Statuses => [401, 404, 403, status, status];
export const admins = (status = 200): Statuses => [401, 403, 403, 403, status];

/** Who has each right over the scene's team and project; every other right is that of the whole team. */
const BY_RIGHT: Record<string, (status: number) => Statuses> = {
  publico: all,
  autenticado: signedIn,
  'cuenta.propia': signedIn,
  'equipo.crear': admins,
  'equipo.editar': teamAdmins,
  'proyecto.eliminar': teamAdmins,
  'proyecto.integrar': teamAdmins,
  'alertas.gestionar': teamAdmins,
  /** Of the whole installation: nobody has let the teams invite. */
  'persona.invitar': admins,
  'usuario.administrar': admins,
  'identidad.administrar': admins,
  'plataforma.operar': admins,
  'papelera.purgar': admins,
};

/** The route's own success: of a POST that may also find what it would make, that it has made it. */
const successOf = ({ method, replies }: Route): number => {
  const successes = Object.keys(replies)
    .map(Number)
    .filter((status) => status < 300);
  return method === 'POST' && successes.includes(201) ? 201 : Math.min(...successes);
};

/** What each person is answered, as the right of the route says it. A list that names nothing is everybody's own. */
export function statusesOf(route: Route, { statuses }: Row = {}): Statuses {
  if (statuses) return statuses;
  const isOwn = route.method === 'GET' && !route.path.includes('{');
  return (BY_RIGHT[route.derecho] ?? (isOwn ? signedIn : team))(successOf(route));
}

/** Which id of the tree stands behind a word of a route. */
const ID_AFTER: Record<string, keyof Tree> = {
  proyecto: 'proyecto',
  proyectos: 'proyecto',
  principal: 'proyecto',
  epicas: 'epica',
  historias: 'historia',
  'mover-historia': 'historia',
  tareas: 'tarea',
  elemento: 'tarea',
  archivos: 'archivo',
  comentarios: 'comentario',
  sprints: 'sprint',
  tableros: 'tablero',
  mensajes: 'mensaje',
};

/** What is called for a route such as `/api/historias/{id}/criterios`. */
export async function pathOf(declared: string, row: Row, cell: Cell): Promise<string> {
  if (row.path)
    return (await row.path(cell)) + declared.slice(declared.lastIndexOf('}') + 1 || declared.length);
  return declared.replaceAll(/([\w-]+)\/\{\w+\}/g, (_, word: string) => {
    const id = word === 'equipos' ? cell.scene.equipo : cell.tree[ID_AFTER[word]!];
    if (!id) throw new Error(`${declared}: its row must say which`);
    return `${word}/${id}`;
  });
}

/** Makes something, as the admin of the team unless told otherwise; returns its route. */
export async function make(
  { scene: { door, people } }: Cell,
  path: string,
  name: string,
  body?: object,
  { token } = people.teamAdmin,
): Promise<string> {
  const made = await door.must<Record<string, { _id: string }>>('POST', path, token, body);
  return `${path.replace(/[/?]proyecto[/=].*/, '')}/${made[name]!._id}`;
}

/** The same thing after its deletion. */
export const deleted =
  (path: Path): Path =>
  async (cell) => {
    const url = await path(cell);
    await cell.scene.door.must('DELETE', url, cell.scene.people.teamAdmin.token);
    return url;
  };
