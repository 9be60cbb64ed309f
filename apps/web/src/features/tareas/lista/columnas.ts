import { COLUMNAS, type Columna } from './orden';

/** Rows are a line of columns where there is room, otherwise a title with chips below. `--columnas`: the widths. */
export const rowClass =
  'grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2.5 xl:grid-cols-(--columnas)';

/** The title is always there: it opens the task. */
export type ColumnaOpcional = Exclude<Columna, 'titulo'>;
export const OPCIONALES = COLUMNAS.filter((columna): columna is ColumnaOpcional => columna !== 'titulo');

const WIDTHS: Record<ColumnaOpcional, string> = {
  proyecto: '5rem',
  tipo: '7.6rem',
  estado: '7.4rem',
  prioridad: '5.4rem',
  asignado: '8.5rem',
  fechaLimite: '6.6rem',
};

export const widthsOf = (columnas: readonly ColumnaOpcional[]): string =>
  ['1.5rem', 'minmax(0,1fr)', ...columnas.map((columna) => WIDTHS[columna])].join(' ');
