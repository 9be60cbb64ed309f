import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import type { Fila as Comun } from '../../../shared/carriles/carriles';

export const AGRUPACIONES = ['epica', 'responsable', 'etiqueta'] as const;
export type Agrupacion = (typeof AGRUPACIONES)[number];

export const isAgrupacion = (text: string): text is Agrupacion =>
  AGRUPACIONES.some((agrupacion) => agrupacion === text);

/** A row across the board: the same columns, with the stories of one epic, person or label. */
export type Fila = Comun<Columna>;

interface Grupo {
  key: string;
  titulo: string;
}

const NADA: Grupo = { key: '', titulo: '' };

/** A story with several labels is in the row of the first, and so in one only: it is one card. */
const GRUPO: Record<Agrupacion, (historia: HistoriaDeSprint) => Grupo> = {
  epica: ({ epicaId: { _id, titulo } }) => ({ key: _id, titulo }),
  responsable: ({ responsable }) =>
    responsable ? { key: responsable._id, titulo: responsable.nombre } : NADA,
  etiqueta: ({ etiquetas }) =>
    etiquetas?.[0] ? { key: etiquetas[0]._id, titulo: etiquetas[0].nombre } : NADA,
};

/** By title, and at the end what belongs to none. */
const byTitulo = (a: Fila, b: Fila): number =>
  Number(a.key === '') - Number(b.key === '') || a.titulo.localeCompare(b.titulo);

export const filasOf = (columnas: readonly Columna[], por: Agrupacion): Fila[] => {
  const filas = new Map<string, Fila>();
  for (const [at, { historias }] of columnas.entries())
    for (const historia of historias) {
      const { key, titulo } = GRUPO[por](historia);
      const fila = filas.get(key) ?? {
        key,
        titulo,
        columnas: columnas.map((columna) => ({ ...columna, historias: [] })),
        total: 0,
      };
      filas.set(key, fila);
      fila.total++;
      fila.columnas[at]?.historias.push(historia);
    }
  return [...filas.values()].sort(byTitulo);
};

/** The columns as one reads them down the rows; what is folded cannot be reached. */
export const columnasDeFilas = (
  columnas: readonly Columna[],
  filas: readonly Fila[],
  folded: (fila: Fila) => boolean,
): Columna[] => {
  const open = filas.filter((fila) => !folded(fila));
  return columnas.map((columna, at) => ({
    ...columna,
    historias: open.flatMap((fila) => fila.columnas[at]?.historias ?? []),
  }));
};

/** The row that has a story. */
export const filaDe = (filas: readonly Fila[], historia: string): Fila | undefined =>
  filas.find(({ columnas }) =>
    columnas.some(({ historias }) => historias.some(({ _id }) => _id === historia)),
  );
