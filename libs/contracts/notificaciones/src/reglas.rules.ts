export const TIPOS_NOTIFICACION = ['tarea', 'proyecto', 'mencion', 'equipo', 'sistema'] as const;
export type TipoNotificacion = (typeof TIPOS_NOTIFICACION)[number];

/**
 * Why somebody is notified, and by which kind it is switched off. New rules will be added: for an unknown one, readers
 * show the notification's own texts.
 */
export const TIPO_DE_REGLA = {
  'tarea-asignada': 'tarea',
  'tarea-actualizada': 'tarea',
  'tarea-vence': 'tarea',
  'historia-asignada': 'tarea',
  'historia-actualizada': 'tarea',
  'elemento-bloqueado': 'tarea',
  'elemento-desbloqueado': 'tarea',
  comentario: 'tarea',
  'proyecto-creado': 'proyecto',
  'proyecto-cambia-estado': 'proyecto',
  'proyecto-eliminado': 'proyecto',
  'proyecto-restaurado': 'proyecto',
  'proyecto-trasladado': 'proyecto',
  'propuesta-abierta': 'proyecto',
  'sprint-iniciado': 'proyecto',
  'sprint-finalizado': 'proyecto',
  'sprint-cancelado': 'proyecto',
  'miembro-anadido': 'equipo',
  'miembro-retirado': 'equipo',
  'pide-equipo': 'equipo',
  mencion: 'mencion',
  'webhook-desactivado': 'sistema',
  'alerta-enviada': 'sistema',
  'dispositivo-nuevo': 'sistema',
  'base-embebida': 'sistema',
  recordatorio: 'sistema',
} as const satisfies Record<string, TipoNotificacion>;
export type ReglaNotificacion = keyof typeof TIPO_DE_REGLA;

/** Said to the person alone, by what only concerns them: no silence keeps it from them. */
export const SIEMPRE_AVISAN: readonly ReglaNotificacion[] = [
  'mencion',
  'tarea-asignada',
  'tarea-vence',
  'historia-asignada',
  'alerta-enviada',
  'dispositivo-nuevo',
  'recordatorio',
];

/** What is put off until there is something new waits until then. */
export const HASTA_ALGO_NUEVO = '9999-12-31T00:00:00.000Z';

/** What a person wants to hear of no more: an item, a project, or what somebody does. */
export interface Asunto {
  tipo: 'historia' | 'tarea' | 'proyecto' | 'persona';
  _id: string;
}

const TAREA = /^\/tareas\/([0-9a-f]{24})/;
const HISTORIA = /^\/backlog\/([0-9a-f]{24})\?historia=([0-9a-f]{24})/;
const PROYECTO = /^\/(?:proyecto|tableros|sprints)\/([0-9a-f]{24})/;

interface Sobre {
  accion: string | null;
  proyecto?: string | null | undefined;
  actor?: string | null | undefined;
}

/** What a notification is about, the nearest first; read from its link, which every one has. */
export function asuntosOf({ accion, proyecto, actor }: Sobre): Asunto[] {
  const tarea = TAREA.exec(accion ?? '')?.[1];
  const [, backlog, historia] = HISTORIA.exec(accion ?? '') ?? [];
  const suyo = proyecto ?? backlog ?? PROYECTO.exec(accion ?? '')?.[1];
  return [
    ...(tarea ? [{ tipo: 'tarea' as const, _id: tarea }] : []),
    ...(historia ? [{ tipo: 'historia' as const, _id: historia }] : []),
    ...(suyo ? [{ tipo: 'proyecto' as const, _id: suyo }] : []),
    ...(actor ? [{ tipo: 'persona' as const, _id: actor }] : []),
  ];
}
