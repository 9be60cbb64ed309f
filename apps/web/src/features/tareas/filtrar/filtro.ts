import type { Tarea } from '@pmp/contracts/proyectos';
import { diaOfPlan } from '../../../shared/fechas/dias';
import { tieneEtiqueta } from '../../../shared/elementos/etiquetas';

export const YO = 'yo';
export const NADIE = 'nadie';
/** Every estado but 'completada': what the dashboard counts as pending. */
export const SIN_COMPLETAR = 'sin-completar';

/** Empty means any. */
export interface Filtro {
  /** In the language of queries; the server says which tasks it finds. */
  consulta: string;
  /** A person's id, `YO` or `NADIE`. */
  asignado: string;
  /** An estado, or `SIN_COMPLETAR`. */
  estado: string;
  prioridad: string;
  tipo: string;
  proyecto: string;
  /** The id of a label. */
  etiqueta: string;
  /** Not empty: only overdue tasks. */
  vencidas: string;
}

export const NO_FILTRO: Filtro = {
  consulta: '',
  asignado: '',
  estado: '',
  prioridad: '',
  tipo: '',
  proyecto: '',
  etiqueta: '',
  vencidas: '',
};

export const isActive = (filtro: Filtro): boolean => Object.values(filtro).some(Boolean);

/** Its due date has passed and it is not completed. `hoy`: as a date input writes it. */
export const isVencida = ({ fechaLimite, estado }: Tarea, hoy: string): boolean =>
  fechaLimite !== null && estado !== 'completada' && diaOfPlan(fechaLimite) < hoy;

const isAsignado = ({ asignado }: Tarea, wanted: string, yo: string): boolean => {
  if (wanted === NADIE) return asignado === null;
  return asignado?._id === (wanted === YO ? yo : wanted);
};

const isEstado = ({ estado }: Tarea, wanted: string): boolean =>
  wanted === SIN_COMPLETAR ? estado !== 'completada' : estado === wanted;

interface Quien {
  /** The person that 'yo' stands for. */
  yo: string;
  hoy: string;
  /** What the query finds; undefined: nothing is asked, or it is not known yet. */
  halladas?: ReadonlySet<string> | undefined;
}

export const filterTareas = (tareas: Tarea[], filtro: Filtro, { yo, hoy, halladas }: Quien): Tarea[] => {
  if (!isActive(filtro)) return tareas;
  return tareas.filter(
    (tarea) =>
      (!filtro.proyecto || tarea.proyecto === filtro.proyecto) &&
      (!filtro.estado || isEstado(tarea, filtro.estado)) &&
      (!filtro.prioridad || tarea.prioridad === filtro.prioridad) &&
      (!filtro.tipo || tarea.tipo === filtro.tipo) &&
      (!filtro.asignado || isAsignado(tarea, filtro.asignado, yo)) &&
      (!filtro.etiqueta || tieneEtiqueta(tarea, filtro.etiqueta)) &&
      (!filtro.vencidas || isVencida(tarea, hoy)) &&
      (!halladas || halladas.has(tarea._id)),
  );
};
