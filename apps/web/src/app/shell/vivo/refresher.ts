import type { Cambio } from '@pmp/contracts/common';
import type { Notificacion } from '@pmp/contracts/notificaciones';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createBurst } from '../../../shared/vivo/burst';
import { keys } from '../../../shared/queries/keys';

/** A burst of events (a cascade, a colleague typing fast) causes one round of refetches. */
const COALESCE_MS = 120;

/** Which items a query finds depends on everything about them; their own changes reach it without this. */
const ELEMENTOS: QueryKey = ['elementos'];

/** What the store does not have: figures that only the server counts, what may be chosen, and things of other kinds. */
const STALE_BY_ENTIDAD: Partial<Record<Cambio['entidad'], QueryKey[]>> = {
  proyecto: [keys.proyectos, ['proyecto'], keys.resumen],
  historia: [['historias'], keys.resumen],
  tarea: [['tareas'], keys.resumen],
  // Which stories are in one; how many things have a label.
  sprint: [['historias']],
  etiqueta: [['etiquetas']],
  // It comes without the link: each person is answered only what they may see.
  enlace: [['enlaces']],
  tablero: [['tableros']],
  definicion: [['definiciones']],
  // Code about any of the project's items: those on screen are asked for again.
  referencia: [['referencias']],
};

/** After these, a person may see other projects and teams than before. */
const STALE_BY_NOTIFICACION: Record<Notificacion['tipo'], QueryKey[]> = {
  proyecto: [keys.proyectos, keys.resumen],
  equipo: [keys.equipos, keys.proyectos, keys.resumen],
  tarea: [['tareas'], keys.resumen],
  mencion: [],
  sistema: [],
};

/** The queries whose answer depends on the person's teams. */
const STALE_BY_EQUIPO: QueryKey[] = [
  ELEMENTOS,
  keys.vistas,
  keys.equipos,
  keys.proyectos,
  ['proyecto'],
  keys.resumen,
  keys.chats,
];
/** What is told to the person alone, wherever the page is. */
const DE_LA_PERSONA: QueryKey[] = [
  keys.proyectos,
  keys.equipos,
  keys.chats,
  keys.notificaciones,
  keys.vistas,
];
/** Services learn of a changed team one by one: most before the first refetch, the slowest only by then. */
const SETTLED_MS = 1_000;

/** One item with a page or a panel of its own. */
const ABIERTOS: QueryKey[] = [['elemento'], ['historia'], ['tarea']];

const ofProyecto = (id: string): QueryKey[] => [
  keys.historias(id),
  keys.tareas(id),
  keys.sprints(id),
  keys.tablero(id),
  keys.etiquetas(id),
  keys.plantillas(id),
  keys.enlacesDeProyecto(id),
  ['backlog', id],
];

/** What is open beside or instead of a list, whichever project it is of. */
const ABIERTO: QueryKey[] = [...ABIERTOS, ['comentarios'], ['enlaces'], ['referencias'], ['historial']];

/** A restored project brings back everything in it, one with another key renames it, and no other event says so. */
const backWith = (id: string): QueryKey[] => [...ofProyecto(id), ...ABIERTO, keys.panel(id), ELEMENTOS];

export const createRefresher = (queryClient: QueryClient) => {
  const stale = new Map<string, QueryKey>();
  const reread = createBurst(() => {
    for (const queryKey of stale.values()) void queryClient.invalidateQueries({ queryKey });
    stale.clear();
  }, COALESCE_MS);
  const listas = createBurst(() => mark([ELEMENTOS, keys.resumen]), SETTLED_MS);
  const mark = (queryKeys: QueryKey[]) => {
    for (const key of queryKeys) stale.set(JSON.stringify(key), key);
    reread.call();
  };

  return {
    cambio: ({ entidad, accion, _id, version }: Cambio) => {
      mark(STALE_BY_ENTIDAD[entidad] ?? []);
      if (accion !== 'actualizado' && entidad !== 'comentario') mark([keys.papelera]);
      if (entidad === 'proyecto' && accion === 'creado') mark(backWith(_id));
      // On what a restored label comes back, no event says.
      if (entidad === 'etiqueta' && accion === 'creado' && version > 1)
        mark([['backlog'], ['tableros'], ...ABIERTOS]);
    },
    notificacion: ({ tipo }: Notificacion) =>
      mark([keys.notificaciones, ...(STALE_BY_NOTIFICACION[tipo] ?? [])]),
    /** The person has lost access: refetching makes an open screen say so. */
    perdido: (proyectoId: string) =>
      mark([keys.proyecto(proyectoId), keys.proyectos, keys.resumen, ...backWith(proyectoId)]),
    equipo: () => {
      mark(STALE_BY_EQUIPO);
      setTimeout(() => mark(STALE_BY_EQUIPO), SETTLED_MS);
    },
    notificaciones: () => mark([keys.notificaciones]),
    /** The page hears the project's changes only from now on: what it read before may have missed one. */
    entered: (proyectoId: string) => mark(ofProyecto(proyectoId)),
    /** The page hears what its person is told only from now on. */
    persona: () => mark(DE_LA_PERSONA),
    /**
     * Also when a screen of several projects shows something of this one: what is open and what a list has found may
     * have missed a change. Lists are read once for all rooms entered within a second.
     */
    mostrado: () => {
      mark(ABIERTO);
      listas.call();
    },
    /** What was read since then, or could not be read; 0: everything. */
    todo: (since: number) =>
      void queryClient.invalidateQueries({
        predicate: ({ state }) =>
          state.dataUpdatedAt >= since || state.status === 'error' || state.errorUpdatedAt >= since,
      }),
  };
};
