import type { Dentro } from '@pmp/contracts/common';
import {
  type ColumnaSinEstados,
  type ColumnasUpdate,
  erroresSprints,
  ESTADOS_CON_COLUMNA,
  type EstadoHistoria,
  type ReglaColumna,
  reglasAfter,
  withEstados,
} from '@pmp/contracts/sprints';
import { DomainError, toBuscable } from '@pmp/platform';
import type { ColumnaDoc } from './tablero.model';

/** The state of each of the columns that the specification names. */
const ESTADO_DE: Record<string, EstadoHistoria> = {
  'Por hacer': 'pendiente',
  'En progreso': 'en progreso',
  Completado: 'completada',
};

/** The columns of a board, from left to right, with what each of them holds. */
export function columnasOf(docs: readonly ColumnaDoc[]): ReglaColumna[] {
  const bare = docs.map(({ _id, nombre, estado, sustituye = [], limite = null }) => ({
    _id: _id.toHexString(),
    nombre,
    estado: estado ?? ESTADO_DE[nombre] ?? 'pendiente',
    sustituye,
    limite,
  }));
  return withEstados(bare).map((columna, at) => ({
    ...columna,
    recibe: docs[at]!.recibe ?? columna.estados,
  }));
}

/** `ids`: those of the wanted columns; the new ones among them have been given one. */
export function changeColumnas(
  current: readonly ReglaColumna[],
  { columnas: wanted, retiradas }: Pick<ColumnasUpdate, 'columnas' | 'retiradas'>,
  ids: readonly string[],
): ReglaColumna[] {
  const known = new Map(current.map((columna) => [columna._id, columna]));
  const former = new Set(current.flatMap(({ sustituye }) => sustituye));
  // The id of a column that was here once leads to the stories that were in it.
  const unknown = wanted.some(
    ({ _id, nueva }) => _id !== undefined && !known.has(_id) && (!nueva || former.has(_id)),
  );
  if (unknown || new Set(ids).size < ids.length) throw new DomainError(erroresSprints.columnaDesconocida);
  assertNames(wanted.map(({ nombre }) => nombre));
  if (ESTADOS_CON_COLUMNA.some((estado) => !wanted.some((each) => each.estado === estado)))
    throw new DomainError(erroresSprints.faltaColumna);

  const kept = wanted.map(({ nombre, estado, limite }, at): ColumnaSinEstados => {
    const _id = ids[at]!;
    return { _id, nombre, estado, limite, sustituye: known.get(_id)?.sustituye ?? [] };
  });
  return reglasAfter(current, kept, (gone, after) => {
    const destino = retiradas.find(({ _id }) => _id === gone._id)?.destino;
    if (!destino || !after.some((each) => each._id === destino && each.estados.includes(gone.estado)))
      throw new DomainError(erroresSprints.columnaSinDestino, { nombre: gone.nombre });
    return destino;
  });
}

function assertNames(nombres: readonly string[]): void {
  const seen = new Set<string>();
  for (const nombre of nombres) {
    const key = toBuscable(nombre);
    if (seen.has(key)) throw new DomainError(erroresSprints.columnaDuplicada, { nombre });
    seen.add(key);
  }
}

const idsOf = ({ _id, sustituye }: ReglaColumna): string[] => [_id, ...sustituye];

/** What `columnaDe` says, as a query: which stories are in the column. */
export const dentroDe = (columna: ReglaColumna, columnas: readonly ReglaColumna[]): Dentro[] =>
  columna.estados.map((estado) => {
    const salvo = columna.recibe.includes(estado);
    const others = columnas.filter((each) => each !== columna && each.estados.includes(estado));
    return { estado, columnas: salvo ? others.flatMap(idsOf) : idsOf(columna), salvo };
  });

/** Whether the state of a story does not tell by itself that it is in this column. */
export const isShared = (columna: ReglaColumna, columnas: readonly ReglaColumna[]): boolean =>
  columnas.some(
    (each) => each !== columna && each.estados.some((estado) => columna.estados.includes(estado)),
  );

/** The columns as a fact tells them. */
export const toldColumnas = (columnas: readonly ReglaColumna[]): string =>
  columnas
    .map(({ nombre, estado, limite }) => {
      const told = limite ? `${estado}, ${limite.maximo} ${limite.por}, ${limite.modo}` : estado;
      return `${nombre} (${told})`;
    })
    .join(' · ');
