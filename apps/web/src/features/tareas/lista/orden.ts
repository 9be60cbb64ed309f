import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { ESTADOS_TAREA, PRIORIDADES, TIPOS_TAREA } from '../../../shared/dominio/domain';

export const COLUMNAS = [
  'titulo',
  'proyecto',
  'tipo',
  'estado',
  'prioridad',
  'asignado',
  'fechaLimite',
] as const;
export type Columna = (typeof COLUMNAS)[number];

/** A column as the address writes it, with a minus for descending; empty: newest first. */
export interface Orden {
  columna: Columna;
  baja: boolean;
}

export const ordenOf = (text: string): Orden | null => {
  const baja = text.startsWith('-');
  const columna = COLUMNAS.find((each) => each === (baja ? text.slice(1) : text));
  return columna ? { columna, baja } : null;
};

/** The order after a click on a column heading: ascending, descending, unsorted. */
export const nextOrden = (now: Orden | null, columna: Columna): string => {
  if (now?.columna !== columna) return columna;
  return now.baja ? '' : `-${columna}`;
};

const collator = new Intl.Collator('es', { numeric: true });

type Value = string | number | null;

const valueOf = (columna: Columna, proyectos: ReadonlyMap<string, Proyecto>): ((tarea: Tarea) => Value) => {
  switch (columna) {
    case 'titulo':
      return ({ titulo }) => titulo;
    case 'proyecto':
      return ({ proyecto }) => proyectos.get(proyecto)?.clave ?? null;
    case 'tipo':
      return ({ tipo }) => TIPOS_TAREA.indexOf(tipo);
    case 'estado':
      return ({ estado }) => ESTADOS_TAREA.indexOf(estado);
    case 'prioridad':
      return ({ prioridad }) => PRIORIDADES.indexOf(prioridad);
    case 'asignado':
      return ({ asignado }) => asignado?.nombre ?? null;
    case 'fechaLimite':
      return ({ fechaLimite }) => (fechaLimite ? Date.parse(fechaLimite) : null);
  }
};

/** Missing values come last in both directions. */
export const sortTareas = (
  tareas: Tarea[],
  orden: Orden | null,
  proyectos: ReadonlyMap<string, Proyecto>,
): Tarea[] => {
  if (!orden) return tareas;
  const value = valueOf(orden.columna, proyectos);
  const way = orden.baja ? -1 : 1;
  return tareas
    .map((tarea) => ({ tarea, key: value(tarea) }))
    .sort(({ key: a }, { key: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return way * (typeof a === 'number' ? a - (b as number) : collator.compare(a, b as string));
    })
    .map(({ tarea }) => tarea);
};
