import { type Calendario, isWithoutHour, textOfDia } from '@pmp/platform';
import { type Aviso, wordsOf } from '../notificaciones/notificacion.rules';

const DAY_MS = 86_400_000;

/** The range in which a due date may lie to be reminded of now; no time zone is further from UTC than this. */
export const windowAt = (now: Date): { from: Date; to: Date } => ({
  from: new Date(now.getTime() - 2 * DAY_MS),
  to: new Date(now.getTime() + 2 * DAY_MS),
});

/**
 * A day without an hour is due from the day before until it ends, where the installation is; an instant is due in the
 * 24 hours before it.
 */
export function isDue(fechaLimite: Date, now: Date, calendario: Calendario): boolean {
  if (!isWithoutHour(fechaLimite)) {
    const left = fechaLimite.getTime() - now.getTime();
    return left > 0 && left <= DAY_MS;
  }
  const days = calendario.diaOfPlan(fechaLimite) - calendario.diaOf(now);
  return days === 0 || days === 1;
}

interface TareaPendiente {
  _id: string;
  titulo: string;
  asignado: string;
  /** ISO text. */
  fechaLimite: string;
}

/** One reminder per person, task and date: with another date, or for another person, there is a new one. */
export const reminderOf = (tarea: TareaPendiente, now: Date, calendario: Calendario): Aviso => ({
  personas: [tarea.asignado],
  ...wordsOf({
    aviso: 'tareaVence',
    parametros: { titulo: tarea.titulo, fecha: textOfDia(calendario.diaOfPlan(tarea.fechaLimite)) },
  }),
  accion: `/tareas/${tarea._id}`,
  timestamp: now,
  regla: 'tarea-vence',
  causa: `${tarea._id}:${tarea.fechaLimite}`,
});
