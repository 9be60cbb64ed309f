import type { Columna } from '@pmp/contracts/sprints';
import { useCallback, useMemo } from 'react';
import { useAddressFilter } from '../../../shared/navegar/use-address-filter';
import { useFolds } from '../../../shared/preferencias/use-folds';
import { columnasDeFilas, type Fila, filaDe, filasOf, isAgrupacion } from './filas';

const PARAM = { filas: 'filas' } as const;

/** The rows of the board: which ones the address says, which are folded the browser remembers. */
export const useFilas = (proyectoId: string) => {
  const { filtro, setFiltro } = useAddressFilter(PARAM);
  const por = isAgrupacion(filtro.filas) ? filtro.filas : undefined;
  const { turned, toggle } = useFolds(`tablero:${proyectoId}:${por ?? ''}`, '');
  const folded = useCallback(({ key }: Fila) => turned.has(key), [turned]);
  return {
    por,
    elegir: (filas: string) => setFiltro({ filas }),
    folded,
    onToggle: useCallback(({ key }: Fila) => toggle(key), [toggle]),
    /** The columns of the row that a story is in, where one step up or down stays; all of them without rows. */
    scopeOf: (columnas: Columna[], historia: string): Columna[] =>
      (por && filaDe(filasOf(columnas, por), historia)?.columnas) || columnas,
    /** The columns in the order in which the cards are on screen. */
    readOf: useCallback(
      (columnas: Columna[]): Columna[] =>
        por ? columnasDeFilas(columnas, filasOf(columnas, por), folded) : columnas,
      [por, folded],
    ),
  };
};

/** The rows of these columns. */
export const useFilasOf = (columnas: Columna[], por: ReturnType<typeof useFilas>['por']) =>
  useMemo(() => por && filasOf(columnas, por), [columnas, por]);
