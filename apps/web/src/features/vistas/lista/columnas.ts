import type { Columna } from '../use-estado';

const WIDTHS: Record<Columna, string> = {
  clave: '6.2rem',
  proyecto: '5rem',
  tipo: '7.6rem',
  estado: '7.4rem',
  prioridad: '5.4rem',
  asignado: '8.5rem',
  etiquetas: '9rem',
  puntos: '4rem',
  vence: '6.6rem',
  actualizada: '6.6rem',
};

/** Rows are a line of columns where there is room, otherwise a title with chips below. */
export const rowClass =
  'grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2.5 xl:grid-cols-(--columnas)';

export const widthsOf = (columnas: readonly Columna[]): string =>
  ['1.5rem', 'minmax(14rem,1fr)', ...columnas.map((columna) => WIDTHS[columna])].join(' ');
