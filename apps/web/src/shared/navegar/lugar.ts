import { paths } from './paths';

/** The places of a project, in the order of its tabs; the last one only administrators have. */
export const LUGARES = ['resumen', 'backlog', 'sprints', 'tablero', 'cronologia', 'alertas'] as const;
export type Lugar = (typeof LUGARES)[number];

const LUGAR_OF_ROUTE: Partial<Record<string, Lugar>> = {
  dashboard: 'resumen',
  proyecto: 'resumen',
  backlog: 'backlog',
  sprints: 'sprints',
  tableros: 'tablero',
  cronologia: 'cronologia',
};

/** The place of the project that an address is in. Stories and tasks are in the backlog, as their breadcrumbs say. */
export const lugarAt = (pathname: string, proyectoId: string): Lugar | undefined => {
  const [, route = '', id] = pathname.split('/');
  const isHere = pathname.toLowerCase().includes(proyectoId);
  if (route === 'historias' && id) return 'backlog';
  if (route === 'tareas' && id) return isHere ? 'alertas' : 'backlog';
  return isHere ? LUGAR_OF_ROUTE[route] : undefined;
};

export const pathOfLugar = (lugar: Lugar, proyectoId: string): string =>
  paths[lugar === 'resumen' ? 'proyecto' : lugar](proyectoId);
