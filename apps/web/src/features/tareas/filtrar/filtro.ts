import type { Tarea } from '@pmp/contracts/proyectos';
import { diaOfPlan } from '../../../shared/fechas/dias';
import { tieneEtiqueta } from '../../../shared/elementos/etiquetas';
import { plainText } from '../../../shared/dominio/plain-text';

export const YO = 'yo';
export const NADIE = 'nadie';
/** Every estado but 'completada': what the dashboard counts as pending. */
export const SIN_COMPLETAR = 'sin-completar';

/** Empty means any. */
export interface Filtro {
  texto: string;
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
  texto: '',
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

/** Caches the plain form of titles: ten thousand would be slow to convert at every letter typed. */
const plainTitles = new WeakMap<Tarea, string>();
const plainTitle = (tarea: Tarea): string => {
  let plain = plainTitles.get(tarea);
  if (plain === undefined) plainTitles.set(tarea, (plain = plainText(tarea.titulo)));
  return plain;
};

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
}

export const filterTareas = (tareas: Tarea[], filtro: Filtro, { yo, hoy }: Quien): Tarea[] => {
  if (!isActive(filtro)) return tareas;
  const words = plainText(filtro.texto).split(/\s+/).filter(Boolean);
  return tareas.filter(
    (tarea) =>
      (!filtro.proyecto || tarea.proyecto === filtro.proyecto) &&
      (!filtro.estado || isEstado(tarea, filtro.estado)) &&
      (!filtro.prioridad || tarea.prioridad === filtro.prioridad) &&
      (!filtro.tipo || tarea.tipo === filtro.tipo) &&
      (!filtro.asignado || isAsignado(tarea, filtro.asignado, yo)) &&
      (!filtro.etiqueta || tieneEtiqueta(tarea, filtro.etiqueta)) &&
      (!filtro.vencidas || isVencida(tarea, hoy)) &&
      words.every((word) => plainTitle(tarea).includes(word)),
  );
};
