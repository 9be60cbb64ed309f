import type { Columna, ColumnasUpdate, EstadoHistoria, Limite, ReglaColumna } from '@pmp/contracts/sprints';
import { reglasAfter } from '@pmp/contracts/sprints/columnas';

/** A column as somebody arranges it; nothing is sent before all of it is saved. */
export interface Borrador {
  /** Its id; that of a new one is chosen here, so that stories can be put in it before the server knows of it. */
  key: string;
  /** What it is on the board now; undefined: it is new. */
  antes: ReglaColumna | undefined;
  nombre: string;
  estado: EstadoHistoria;
  modo: Limite['modo'] | 'ninguno';
  maximo: string;
  por: Limite['por'];
  /** The column that gets its cards; undefined: it stays. */
  destino?: string | undefined;
  tarjetas: number;
}

export const toBorradores = (columnas: readonly Columna[], shown: (columna: Columna) => string): Borrador[] =>
  columnas.map(({ historias, ...antes }) => ({
    key: antes._id,
    antes,
    nombre: shown({ ...antes, historias }),
    estado: antes.estado,
    modo: antes.limite?.modo ?? 'ninguno',
    maximo: String(antes.limite?.maximo ?? ''),
    por: antes.limite?.por ?? 'tarjetas',
    tarjetas: historias.length,
  }));

export const nuevo = (key: string): Borrador => ({
  key,
  antes: undefined,
  nombre: '',
  estado: 'en progreso',
  modo: 'ninguno',
  maximo: '',
  por: 'tarjetas',
  tarjetas: 0,
});

export const isKept = ({ destino }: Borrador): boolean => destino === undefined;

/** Before the last column, where work ends. */
export const withNuevo = (rows: readonly Borrador[], row: Borrador): Borrador[] => [
  ...rows.slice(0, -1),
  row,
  ...rows.slice(-1),
];

export const moved = (rows: readonly Borrador[], key: string, by: 1 | -1): Borrador[] => {
  const at = rows.findIndex((row) => row.key === key);
  const next = [...rows];
  const [row] = next.splice(at, 1);
  if (row) next.splice(at + by, 0, row);
  return next;
};

/**
 * The columns that may get the cards of a removed one: of the same state, for removing a column changes no work. Work in
 * review also goes to work in progress, once nothing else holds it.
 */
export const destinosOf = (rows: readonly Borrador[], { key, antes }: Borrador): Borrador[] => {
  const others = rows.filter((row) => row.key !== key && row.antes && isKept(row));
  const same = others.filter(({ estado }) => estado === antes?.estado);
  if (same.length || antes?.estado !== 'en revisión') return same;
  const another = rows.some((row) => row.key !== key && isKept(row) && row.estado === 'en revisión');
  return another ? [] : others.filter(({ estado }) => estado === 'en progreso');
};

export const isLimite = ({ modo, maximo }: Borrador): boolean =>
  modo === 'ninguno' || (/^\d+$/.test(maximo) && Number(maximo) >= 1 && Number(maximo) <= 1000);

const limiteOf = ({ modo, maximo, por }: Borrador): Limite | null =>
  modo === 'ninguno' ? null : { modo, maximo: Number(maximo), por };

const nombreOf = ({ antes, nombre }: Borrador, shown: (columna: ReglaColumna) => string): string =>
  antes && shown(antes) === nombre ? antes.nombre : nombre.trim();

/** What the columns will be: shown until the server has decided it. */
export const toReglas = (
  rows: readonly Borrador[],
  shown: (columna: ReglaColumna) => string,
): ReglaColumna[] =>
  reglasAfter(
    rows.flatMap(({ antes }) => antes ?? []),
    rows.filter(isKept).map((row) => ({
      _id: row.key,
      nombre: nombreOf(row, shown),
      estado: row.estado,
      sustituye: row.antes?.sustituye ?? [],
      limite: limiteOf(row),
    })),
    ({ _id }) => rows.find(({ key }) => key === _id)?.destino ?? '',
  );

/** `shown`: the name that a column has on screen; one that nobody has changed is sent as it was. */
export const toUpdate = (
  rows: readonly Borrador[],
  version: number,
  shown: (columna: ReglaColumna) => string,
): ColumnasUpdate => ({
  version,
  columnas: rows.filter(isKept).map((row) => ({
    _id: row.key,
    ...(!row.antes && { nueva: true }),
    nombre: nombreOf(row, shown),
    estado: row.estado,
    limite: limiteOf(row),
  })),
  retiradas: rows.flatMap(({ key, destino }) => (destino === undefined ? [] : [{ _id: key, destino }])),
});

/** As it is arranged, without what nobody has chosen. */
const choices = ({ nombre, estado, modo, maximo, por }: Borrador) => ({ nombre, estado, modo, maximo, por });

const isChanged = (before: Borrador, mine: Borrador): boolean =>
  JSON.stringify(choices(before)) !== JSON.stringify(choices(mine));

/** What I have changed of a column over what somebody else has made of it. */
const over = (theirs: Borrador, before: Borrador, mine: Borrador): Borrador => {
  const was = choices(before);
  const own = Object.entries(choices(mine)).filter(([key, value]) => value !== was[key as keyof typeof was]);
  return { ...theirs, ...Object.fromEntries(own), destino: mine.destino };
};

/**
 * My arrangement over that of somebody else who has saved meanwhile: in my order, with their new columns last but one.
 * A column that they have removed is gone, unless I had changed it: then it is a new one.
 */
export const rebased = (
  before: readonly Borrador[],
  mine: readonly Borrador[],
  theirs: readonly Borrador[],
  newKey: () => string,
): Borrador[] => {
  const find = (rows: readonly Borrador[], { key }: Borrador) => rows.find((row) => row.key === key);
  const kept = mine.flatMap((row): Borrador[] => {
    const was = find(before, row);
    const now = find(theirs, row);
    if (!was) return [row];
    if (now) return [over(now, was, row)];
    return isKept(row) && isChanged(was, row)
      ? [{ ...row, key: newKey(), antes: undefined, tarjetas: 0, destino: undefined }]
      : [];
  });
  const rows = theirs.filter((row) => !find(before, row)).reduce(withNuevo, kept);
  // Where a column was to leave its cards may be gone, or they may need it now.
  return rows.map((row) =>
    isKept(row) || destinosOf(rows, row).some(({ key }) => key === row.destino)
      ? row
      : { ...row, destino: destinosOf(rows, row)[0]?.key },
  );
};
