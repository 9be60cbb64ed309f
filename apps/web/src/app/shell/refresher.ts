import type { Cambio } from '@pmp/contracts/common';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createBurst } from '../../shared/burst';
import { keys } from '../../shared/queries/keys';

/** A burst of events (a cascade, a colleague typing fast) is one round of reads. */
const COALESCE_MS = 120;

const STALE_BY_ENTIDAD: Record<Cambio['entidad'], QueryKey[]> = {
  proyecto: [keys.proyectos, ['proyecto'], keys.resumen],
  epica: [['epicas'], ['historias']],
  historia: [['historias']],
  tarea: [['tareas'], keys.resumen],
  // Applied to the conversation that is open.
  comentario: [],
  sprint: [['sprints'], ['historias']],
  tablero: [['tableros']],
};

/** Which projects and teams a person sees may have changed with these. */
const STALE_BY_NOTIFICACION: Record<Notificacion['tipo'], QueryKey[]> = {
  proyecto: [keys.proyectos, keys.resumen],
  equipo: [keys.equipos, keys.proyectos, keys.resumen],
  tarea: [['tareas'], keys.resumen],
  mencion: [],
  sistema: [],
};

/** What a person sees because of the teams they are in. */
const STALE_BY_EQUIPO: QueryKey[] = [
  keys.equipos,
  keys.proyectos,
  ['proyecto'],
  keys.resumen,
  keys.tareasVisibles,
  keys.chats,
];
/** Each service learns of a changed team by itself, as a rule before the first reading. */
const SETTLED_MS = 1_000;

const ofProyecto = (id: string): QueryKey[] => [
  keys.epicas(id),
  keys.historias(id),
  keys.tareas(id),
  keys.sprints(id),
  keys.tablero(id),
  ['comentarios'],
];

/** A project that is restored comes with all that was in it, which nothing else tells. */
const backWith = (id: string): QueryKey[] => [
  ...ofProyecto(id),
  ['backlog', id],
  keys.panel(id),
  keys.tareasVisibles,
];

export const createRefresher = (queryClient: QueryClient) => {
  const stale = new Map<string, QueryKey>();
  const reread = createBurst(() => {
    for (const queryKey of stale.values()) void queryClient.invalidateQueries({ queryKey });
    stale.clear();
  }, COALESCE_MS);
  const mark = (queryKeys: QueryKey[]) => {
    for (const key of queryKeys) stale.set(JSON.stringify(key), key);
    reread.call();
  };

  return {
    cambio: ({ entidad, accion, _id }: Cambio) => {
      mark(STALE_BY_ENTIDAD[entidad] ?? []);
      if (accion !== 'actualizado' && entidad !== 'comentario') mark([keys.papelera]);
      if (entidad === 'proyecto' && accion === 'creado') mark(backWith(_id));
    },
    notificacion: ({ tipo }: Notificacion) =>
      mark([keys.notificaciones, ...(STALE_BY_NOTIFICACION[tipo] ?? [])]),
    /** The person may not see it any more: a screen that shows it says so. */
    perdido: (proyectoId: string) =>
      mark([keys.proyecto(proyectoId), keys.proyectos, keys.resumen, ...backWith(proyectoId)]),
    equipo: () => {
      mark(STALE_BY_EQUIPO);
      setTimeout(() => mark(STALE_BY_EQUIPO), SETTLED_MS);
    },
    notificaciones: () => mark([keys.notificaciones]),
    /** Only now are the project's changes heard: what was read before may have missed one. */
    entered: (proyectoId: string) => mark(ofProyecto(proyectoId)),
    todo: () => void queryClient.invalidateQueries(),
  };
};
