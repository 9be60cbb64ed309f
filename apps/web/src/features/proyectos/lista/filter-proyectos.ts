import type { Proyecto } from '@pmp/contracts/proyectos';
import { plainText } from '../../../shared/dominio/plain-text';

/** Empty means any. */
export interface FiltroProyectos {
  texto: string;
  estado: string;
  prioridad: string;
}

/** The parameter of each filter in the address; the dashboard's counters link to these. */
export const PARAM: Record<keyof FiltroProyectos, string> = {
  texto: 'q',
  estado: 'estado',
  prioridad: 'prioridad',
};

export const filterProyectos = (
  proyectos: Proyecto[],
  { texto, estado, prioridad }: FiltroProyectos,
): Proyecto[] => {
  const wanted = plainText(texto.trim());
  return proyectos.filter(
    (proyecto) =>
      (!estado || proyecto.estado === estado) &&
      (!prioridad || proyecto.prioridad === prioridad) &&
      (plainText(proyecto.nombre).includes(wanted) || plainText(proyecto.clave).includes(wanted)),
  );
};
