/** What a list may show of an item, besides its title, which opens it. */
export type ColumnaTabla =
  | 'clave'
  | 'proyecto'
  | 'tipo'
  | 'estado'
  | 'prioridad'
  | 'asignado'
  | 'etiquetas'
  | 'puntos'
  | 'vence'
  | 'actualizada';

/** As wide as the widest value in the four languages; those with a range give their room to the title. */
const WIDTHS: Record<ColumnaTabla, string> = {
  clave: 'minmax(4.8rem,5.8rem)',
  proyecto: 'minmax(4.2rem,5rem)',
  tipo: '7.6rem',
  estado: '6.5rem',
  prioridad: '4.8rem',
  asignado: 'minmax(6.4rem,8.5rem)',
  etiquetas: 'minmax(6rem,9rem)',
  puntos: '3.6rem',
  vence: '5.4rem',
  actualizada: '5.6rem',
};

/** Rows are a line of columns where there is room, otherwise a title with chips below. `--columnas`: the widths. */
export const rowClass =
  'grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2.5 xl:grid-cols-(--columnas)';

export const widthsOf = (columnas: readonly ColumnaTabla[]): string =>
  ['1.5rem', 'minmax(18rem,1fr)', ...columnas.map((columna) => WIDTHS[columna])].join(' ');
