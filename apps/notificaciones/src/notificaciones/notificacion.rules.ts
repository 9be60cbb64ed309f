import {
  erroresNotificaciones,
  HASTA_ALGO_NUEVO,
  MAX_DIAS_POSPUESTA,
  MINUTOS_PARA_RESTAURAR,
  type NotificacionesQuery,
  type ReglaNotificacion,
  type Said,
  sayAviso,
  TIPO_DE_REGLA,
  type TipoNotificacion,
  TIPOS_NOTIFICACION,
} from '@pmp/contracts/notificaciones';
import { PREFERENCIAS_INICIALES, type Preferencias } from '@pmp/contracts/usuarios';
import { DomainError } from '@pmp/platform';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Something that one or more people are notified about. */
export interface Aviso {
  personas: readonly string[];
  titulo: string;
  mensaje: string;
  /** What `titulo` and `mensaje` are translated by; absent where an engine wrote them. */
  frase?: Said;
  accion: string | null;
  timestamp: Date;
  regla: ReglaNotificacion;
  /** What it is raised for: nobody is notified twice by one rule for one cause. */
  causa: string;
  /** Whose work it is about, and in which project, where that is known. */
  actor?: string | undefined;
  proyecto?: string | undefined;
}

/** The words people read, and what they are translated by. */
export function wordsOf({ aviso, parametros }: Said): Pick<Aviso, 'titulo' | 'mensaje' | 'frase'> {
  const frase = { aviso, parametros } as Said;
  return { ...sayAviso(frase), frase };
}

/** What this service knows about a person; the owner's state may lack preferences. */
export interface Destinatario {
  estado: 'activo' | 'inactivo';
  eliminado: boolean;
  preferencias?: Preferencias | undefined;
}

const PREFERENCIA_DE_TIPO = {
  tarea: 'tareas',
  proyecto: 'proyectos',
  equipo: 'equipos',
  mencion: 'menciones',
  sistema: 'sistema',
} as const satisfies Record<TipoNotificacion, keyof Preferencias>;

/** A person who is not known here yet cannot have switched anything off. */
export const preferenciasOf = (persona: Destinatario | undefined): Preferencias =>
  persona?.preferencias ?? PREFERENCIAS_INICIALES;

export const isActive = (persona: Destinatario | undefined): boolean =>
  !persona || (!persona.eliminado && persona.estado === 'activo');

/** What the person asked for by themselves is wanted, whatever kinds are switched off. */
export const wants = (persona: Destinatario | undefined, { regla }: Pick<Aviso, 'regla'>): boolean =>
  isActive(persona) &&
  (regla === 'recordatorio' || preferenciasOf(persona)[PREFERENCIA_DE_TIPO[TIPO_DE_REGLA[regla]]]);

const isTipo = (filtro: string): filtro is TipoNotificacion =>
  TIPOS_NOTIFICACION.some((tipo) => tipo === filtro);

/** The query for a filter of the list. */
export function criteriaOf(filtro: NotificacionesQuery['filtro']): {
  leida?: false;
  tipo?: TipoNotificacion;
  pospuesta?: object;
} {
  if (filtro === 'no-leidas') return { leida: false };
  if (filtro === 'pospuestas') return { pospuesta: { $ne: null } };
  return isTipo(filtro) ? { tipo: filtro } : {};
}

/** Throws unless a notification may be put off until then; `hasta` null: until there is something new about it. */
export function postponedTo(hasta: string | null, now: Date): Date {
  if (hasta === null) return new Date(HASTA_ALGO_NUEVO);
  const at = new Date(hasta);
  if (at <= now) throw new DomainError(erroresNotificaciones.hastaPasado);
  if (at.getTime() - now.getTime() > MAX_DIAS_POSPUESTA * DAY_MS)
    throw new DomainError(erroresNotificaciones.hastaLejano);
  return at;
}

/** Notifications deleted since then can still be restored. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - MINUTOS_PARA_RESTAURAR * MINUTE_MS);
