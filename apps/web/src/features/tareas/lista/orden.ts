import type { Orden as OrdenDeConsulta } from '@pmp/consulta';

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

/** What a query sorts by for each column. */
export const EN_CONSULTA: Record<Columna, OrdenDeConsulta> = {
  titulo: 'titulo',
  proyecto: 'proyecto',
  tipo: 'tipo',
  estado: 'estado',
  prioridad: 'prioridad',
  asignado: 'asignado',
  fechaLimite: 'vence',
};
