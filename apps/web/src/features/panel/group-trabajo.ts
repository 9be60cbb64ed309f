import type { Tarea } from '@pmp/contracts/proyectos';
import { diaOf, diaOfPlan } from '../../shared/fechas/dias';

/** From what is most pressing; a task is only in the first that fits. */
export const GRUPOS_TRABAJO = ['vencidas', 'bloqueadas', 'proximas', 'revision'] as const;
export type GrupoTrabajo = (typeof GRUPOS_TRABAJO)[number];

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const byDate = (a: Tarea, b: Tarea) =>
  (a.fechaLimite ?? '9').localeCompare(b.fechaLimite ?? '9') || a.titulo.localeCompare(b.titulo);

/** A person's open tasks that ask for something now, earliest due first. `hoy`: as a date input writes it. */
export const groupTrabajo = (tareas: readonly Tarea[], hoy: string): Record<GrupoTrabajo, Tarea[]> => {
  const groups: Record<GrupoTrabajo, Tarea[]> = { vencidas: [], bloqueadas: [], proximas: [], revision: [] };
  const inWeek = diaOf(new Date(Date.parse(`${hoy}T12:00`) + WEEK_MS));
  for (const tarea of tareas.toSorted(byDate)) {
    const dia = tarea.fechaLimite && diaOfPlan(tarea.fechaLimite);
    if (tarea.estado === 'completada') continue;
    if (dia && dia < hoy) groups.vencidas.push(tarea);
    else if (tarea.estado === 'bloqueada') groups.bloqueadas.push(tarea);
    else if (dia && dia <= inWeek) groups.proximas.push(tarea);
    else if (tarea.estado === 'en revisión') groups.revision.push(tarea);
  }
  return groups;
};
