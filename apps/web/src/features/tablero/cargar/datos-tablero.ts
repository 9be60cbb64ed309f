import type { Columna, HistoriaDeSprint, ReglaColumna, TableroReply } from '@pmp/contracts/sprints';
import type { QueryClient } from '@tanstack/react-query';
import { almacen } from '../../../shared/almacen/almacen';
import { filasDe, type Lista } from '../../../shared/almacen/lista';
import { byOrden } from '../../../shared/dominio/by-orden';
import { enEsperaDe } from '../../../shared/pendientes/en-espera';
import type { Pendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { keys } from '../../../shared/queries/keys';
import { columnaDe } from './columnas';

export type DatosTablero = Pick<TableroReply, 'tablero' | 'columnas' | 'sprint' | 'sinSprint'>;

/** What is kept of a board: how its columns are, and which stories it has. Their state says in which column each is. */
export interface TableroLeido extends Omit<DatosTablero, 'columnas'>, Lista {
  reglas: ReglaColumna[];
}

export const takeTablero = ({ tablero, columnas, sprint, sinSprint }: TableroReply): TableroLeido => {
  const desde = almacen.momento();
  const ids = columnas.flatMap(({ historias }) => almacen.take('historia', historias));
  const reglas = columnas.map(({ historias: _, ...regla }) => regla);
  return { tablero, sprint, ...(sinSprint && { sinSprint }), reglas, ids, desde };
};

/** The stories of a board as they are now, with those that have come to it since it was read. */
export const historiasDe = (leido: TableroLeido): HistoriaDeSprint[] => {
  const { sprint, sinSprint, tablero } = leido;
  return filasDe('historia', leido, ({ proyecto, sprintId }) =>
    sinSprint ? proyecto === tablero.proyecto : sprint !== null && sprintId?._id === sprint._id,
  );
};

/** The columns as they are, or as somebody has arranged them without a network. */
export const reglasDe = ({ reglas, tablero }: TableroLeido, all: readonly Pendiente[]): ReglaColumna[] =>
  (enEsperaDe('columnas', all, tablero.proyecto)?.visto?.['reglas'] as ReglaColumna[] | undefined) ?? reglas;

const known = new WeakMap<ReglaColumna, Columna>();

/** The same column for the same stories, so that it is not drawn again. */
const columnaCon = (regla: ReglaColumna, historias: HistoriaDeSprint[]): Columna => {
  const before = known.get(regla);
  const isSame =
    before?.historias.length === historias.length &&
    before.historias.every((each, at) => each === historias[at]);
  if (isSame) return before;
  const columna = { ...regla, historias };
  known.set(regla, columna);
  return columna;
};

/** The stories in their columns, by rank. */
export const columnasDe = (
  reglas: readonly ReglaColumna[],
  historias: readonly HistoriaDeSprint[],
): Columna[] => {
  const suyas = new Map(reglas.map((regla) => [regla, [] as HistoriaDeSprint[]]));
  for (const historia of historias.toSorted(byOrden)) suyas.get(columnaDe(reglas, historia))?.push(historia);
  return [...suyas].map(([regla, some]) => columnaCon(regla, some));
};

/** The board as it is on screen, for whoever moves something on it. */
export const leerTablero = (queryClient: QueryClient, proyecto: string): DatosTablero | undefined => {
  const leido = queryClient.getQueryData<TableroLeido>(keys.tablero(proyecto));
  return leido && { ...leido, columnas: columnasDe(reglasDe(leido, pendientes.all()), historiasDe(leido)) };
};
