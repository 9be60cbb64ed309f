import type { SERVICIOS } from '../plan/schedule.ts';

export type Servicio = (typeof SERVICIOS)[number];

export interface Place {
  proyecto: string;
  equipo: string;
  epica: string;
  tablero: string;
  /** In progress, with unfinished stories. */
  sprint: string;
  historia: string;
  columnas: string[];
}

/** A call that one service answers alone or with the help of others. */
export interface Call {
  nombre: string;
  needs: Servicio[];
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** The status while everything is up, if the call is refused then. */
  usual?: number;
}

const get = (servicio: Servicio, path: string): Call => ({
  nombre: `GET ${path.replace(/[0-9a-f]{24}/g, '{id}')}`,
  needs: [servicio],
  method: 'GET',
  path,
});

/** The requests of the screens, and the writes that pass from one service to another. */
export const callsOf = ({ proyecto, equipo, epica, tablero, sprint, historia, columnas }: Place): Call[] => [
  get('usuarios', '/equipos'),
  get('usuarios', '/usuarios/perfil'),
  get('usuarios', '/proyectos/equipos/lista'),
  get('proyectos', '/proyectos'),
  get('proyectos', '/proyectos/resumen'),
  get('proyectos', `/epicas/proyecto/${proyecto}`),
  get('proyectos', `/historias/proyecto/${proyecto}`),
  get('proyectos', '/tareas'),
  get('sprints', `/sprints/proyecto/${proyecto}`),
  get('sprints', `/tableros/${tablero}`),
  get('mensajes', '/mensajes/chats'),
  get('mensajes', `/mensajes/${equipo}/equipo`),
  get('notificaciones', '/notificaciones'),
  get('notificaciones', '/notificaciones/contador'),
  get('ia', '/ia/verificar'),
  get('ia', '/ia/conversaciones'),
  get('integraciones', '/webhooks'),
  get('integraciones', '/calendarios'),
  get('integraciones', '/forjas'),
  {
    nombre: 'POST /historias',
    needs: ['proyectos'],
    method: 'POST',
    path: '/historias',
    body: { titulo: 'Creada sin un servicio', proyecto, epicaId: epica },
  },
  {
    nombre: 'PUT /tableros/mover-historia/{id}',
    needs: ['sprints', 'proyectos'],
    method: 'PUT',
    path: `/tableros/mover-historia/${historia}`,
    body: { columnaDestinoId: columnas[0], despuesDe: null },
  },
  {
    nombre: 'POST /sprints/{id}/finalizar',
    needs: ['sprints', 'proyectos'],
    method: 'POST',
    path: `/sprints/${sprint}/finalizar`,
    usual: 409,
  },
];
