import type { Cupo } from '@pmp/contracts/common';
import { DIAS_COMPLETADA_EN_TABLERO, type ReglaColumna } from '@pmp/contracts/sprints';
import { dentroDe } from './columnas.rules';

const DIA_MS = 24 * 60 * 60 * 1000;

/**
 * What the owner of the stories has to count before it lets more into a column; undefined: all may come. `among`: the
 * stories of the sprint in progress; without one, all that is open is on the board.
 */
export function cupoOf(
  columna: ReglaColumna,
  columnas: readonly ReglaColumna[],
  among: readonly string[] | undefined,
): Cupo | undefined {
  const { _id, nombre, limite } = columna;
  if (limite?.modo !== 'impide') return undefined;
  const { maximo, por } = limite;
  const desde = new Date(Date.now() - DIAS_COMPLETADA_EN_TABLERO * DIA_MS).toISOString();
  const board = among ? { entre: [...among] } : { entre: null, completadasDesde: desde };
  return { columna: _id, nombre, dentro: dentroDe(columna, columnas), ...board, maximo, por };
}
