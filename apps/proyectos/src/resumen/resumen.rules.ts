import { PRIORIDADES, type Prioridad } from '@pmp/contracts/common';
import {
  ESTADOS_PROYECTO,
  ESTADOS_TAREA,
  type EstadoProyecto,
  type EstadoTarea,
  type Resumen,
} from '@pmp/contracts/proyectos';

/** How many tasks are alike in these. */
export interface TareasCount {
  estado: EstadoTarea;
  prioridad: Prioridad;
  total: number;
}

const zeros = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, 0])) as Record<K, number>;

/** The figures of the general dashboard; every estado and prioridad has its number, also when that is 0. */
export function figuresOf(
  proyectos: EstadoProyecto[],
  tareas: TareasCount[],
): Pick<Resumen, 'estadisticas' | 'porEstadoProyecto' | 'porEstadoTarea' | 'porPrioridad'> {
  const porEstadoProyecto = zeros(ESTADOS_PROYECTO);
  const porEstadoTarea = zeros(ESTADOS_TAREA);
  const porPrioridad = zeros(PRIORIDADES);
  for (const estado of proyectos) porEstadoProyecto[estado] += 1;
  for (const { estado, prioridad, total } of tareas) {
    porEstadoTarea[estado] += total;
    porPrioridad[prioridad] += total;
  }
  const tareasCompletadas = porEstadoTarea.completada;
  const tareasPendientes = Object.values(porEstadoTarea).reduce((sum, n) => sum + n, 0) - tareasCompletadas;
  return {
    estadisticas: {
      totalProyectos: proyectos.length,
      proyectosActivos: porEstadoProyecto.activo,
      tareasPendientes,
      tareasCompletadas,
    },
    porEstadoProyecto,
    porEstadoTarea,
    porPrioridad,
  };
}
