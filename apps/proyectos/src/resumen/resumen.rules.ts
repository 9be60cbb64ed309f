import { PRIORIDADES, type Prioridad } from '@pmp/contracts/common';
import {
  ESTADOS_PROYECTO,
  ESTADOS_TAREA,
  type EstadoProyecto,
  type EstadoTarea,
  type Resumen,
} from '@pmp/contracts/proyectos';
import type { Types } from 'mongoose';

/** How many tasks are alike in these. */
export interface TareasCount {
  estado: EstadoTarea;
  prioridad: Prioridad;
  total: number;
}

interface Dated {
  _id: Types.ObjectId;
  createdAt: Date;
}

/** As the list of tasks sorts them. */
const newestFirst = (a: Dated, b: Dated): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);

/**
 * The newest of all, of lists that are each sorted so: they are in as many lists at most, in those that begin with the
 * newest. Somebody may see hundreds of projects.
 */
export const newestAmong = <D extends Dated>(lists: readonly (readonly D[])[], count: number): D[] =>
  lists
    .filter(([first]) => first !== undefined)
    .sort(([a], [b]) => newestFirst(a!, b!))
    .slice(0, count)
    .flat()
    .sort(newestFirst)
    .slice(0, count);

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
