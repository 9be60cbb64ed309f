import type { Aviso } from '../notificaciones/notificacion.rules';

const DAY_MS = 86_400_000;

/** The times between which a due date may lie to be reminded of now. */
export const windowAt = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - DAY_MS),
  to: new Date(now.getTime() + DAY_MS),
});

/** A due date at midnight UTC is a calendar day, which lasts until it ends; any other is an instant. */
export function isDue(fechaLimite: Date, now: Date): boolean {
  const start = fechaLimite.getTime();
  const end = start % DAY_MS === 0 ? start + DAY_MS : start;
  return start - now.getTime() <= DAY_MS && now.getTime() < end;
}

interface TareaPendiente {
  _id: string;
  titulo: string;
  asignado: string;
  /** ISO text. */
  fechaLimite: string;
}

const FECHA = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Once per person, task and date: another date, or another person, is reminded anew. */
export const reminderOf = (tarea: TareaPendiente, now: Date): Aviso => ({
  personas: [tarea.asignado],
  tipo: 'tarea',
  titulo: 'Tarea a punto de vencer',
  mensaje: `«${tarea.titulo}» vence el ${FECHA.format(new Date(tarea.fechaLimite))}.`,
  accion: `/tareas/${tarea._id}`,
  timestamp: now,
  regla: 'tarea-vence',
  causa: `${tarea._id}:${tarea.fechaLimite}`,
});
