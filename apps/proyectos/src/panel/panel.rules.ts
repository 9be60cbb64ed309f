import { PRIORIDADES } from '@pmp/contracts/common';
import { ESTADOS_TAREA, TIPOS_TAREA, type Panel, type Tarea } from '@pmp/contracts/proyectos';

type Counted = Pick<Tarea, 'estado' | 'prioridad' | 'tipo'>;

/** Counts per key, zeros included. */
export const tally = <K extends string>(keys: readonly K[], values: readonly K[]): Record<K, number> => {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;
  for (const value of values) counts[value] += 1;
  return counts;
};

/** A task is done only when it is `completada`. */
export function figuresOf(
  tareas: readonly Counted[],
): Pick<Panel, 'porEstado' | 'porPrioridad' | 'porTipo' | 'progreso'> & { tareasCompletadas: number } {
  const porEstado = tally(
    ESTADOS_TAREA,
    tareas.map(({ estado }) => estado),
  );
  const tareasCompletadas = porEstado.completada;
  return {
    tareasCompletadas,
    porEstado,
    porPrioridad: tally(
      PRIORIDADES,
      tareas.map(({ prioridad }) => prioridad),
    ),
    porTipo: tally(
      TIPOS_TAREA,
      tareas.map(({ tipo }) => tipo),
    ),
    progreso: tareas.length ? Math.round((tareasCompletadas / tareas.length) * 100) : 0,
  };
}
