import { MAX_COLUMNAS_IMPORTACION, MAX_FILAS_IMPORTACION } from '@pmp/contracts/proyectos';
import type { Importacion, Origen } from '@pmp/contracts/proyectos';
import { guessColumnas } from '../mapeo/guess.rules';
import { FUENTES } from '../mapeo/palabras/fuentes';
import { Budget } from './base/budget';
import { ColumnTally } from './base/column-tally';
import { Refusal } from './base/refusal';
import { byRank, placeOfRank } from './filas/by-rank';
import { readTable, type How, type Table } from './read-table';

/** Rows that are passed on together. */
const ROWS_AT_ONCE = 100;
const CHARACTERS_AT_ONCE = 1_000_000;
/** A table with more columns is read twice: most of them are empty, and only those that are not are kept. */
const WIDE = 100;
const MAX_STATES = 300;

/** What a file was, once all its rows have been passed on. */
export interface FileRead {
  origen: Origen;
  cabecera: string[];
  columnas: Importacion['columnas'];
  filas: number;
  /** What the source says of what its states are, by their names. */
  categorias: Readonly<Record<string, string>>;
  /** Names of files that came in an archive with the table. */
  adjuntos: readonly string[];
  /** Of a workbook with several sheets: what they are called, and which one this is. */
  hojas?: readonly string[];
  hoja?: string;
  /** Items that it says there are and does not have. */
  faltan?: number;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => !cell.trim());

async function* of(bytes: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* bytes;
}

async function open(bytes: readonly Buffer[], how: How, budget: Budget): Promise<Table> {
  const table = await readTable(of(bytes), how, budget);
  if (!table) throw new Refusal('ficheroVacio');
  return table;
}

/** The places of the columns that have something in some row. */
async function usedIn({ header, rows }: Table, budget: Budget): Promise<number[]> {
  const used = new Set<number>();
  for await (const row of rows) {
    budget.row(row);
    for (const [i, cell] of row.entries()) if (i < header.length && cell.trim()) used.add(i);
  }
  return [...used].sort((a, b) => a - b);
}

/** The table, with the places of its columns that are worth keeping, and what reading it may cost. */
async function withoutEmpty(bytes: readonly Buffer[], how: How) {
  let budget = new Budget();
  let table = await open(bytes, how, budget);
  const isWide = table.header.length > WIDE;
  const used = isWide ? await usedIn(table, budget) : table.header.map((_, i) => i);
  if (used.length > MAX_COLUMNAS_IMPORTACION)
    throw new Refusal('demasiadasColumnas', { max: MAX_COLUMNAS_IMPORTACION });
  if (isWide) {
    budget = new Budget();
    table = await open(bytes, how, budget);
  }
  return { table, used, budget };
}

/** What stands beside each state, where a column says of which kind it is. */
function categoriesIn(origen: Origen, cabecera: readonly string[]) {
  const campos = guessColumnas(origen, cabecera);
  const placeOf = (campo: string) => cabecera.findIndex((nombre) => campos[nombre] === campo);
  const [state, category] = [placeOf('estado'), placeOf('categoriaEstado')];
  const found = new Map<string, string>();
  return {
    add: (cells: readonly string[]): void => {
      const name = cells[state]?.trim();
      if (name && cells[category] && found.size < MAX_STATES && !found.has(name))
        found.set(name, cells[category].trim().slice(0, 60));
    },
    result: () => Object.fromEntries(found),
  };
}

/** Its rows, some at a time, without those that are blank; then what they are all together. */
export async function* readFile(
  bytes: readonly Buffer[],
  how: How = {},
): AsyncGenerator<string[][], FileRead> {
  const { table, used, budget } = await withoutEmpty(bytes, how);
  const cabecera = used.map((i) => table.header[i]!);
  const tally = new ColumnTally(cabecera, FUENTES[table.origen].vacias);
  const categories = categoriesIn(table.origen, cabecera);
  let filas = 0;
  let pending: string[][] = [];
  let characters = 0;
  const rank = table.origen === 'jira' ? placeOfRank(table.header) : -1;
  for await (const row of rank < 0 ? table.rows : byRank(table.rows, rank)) {
    budget.row(row);
    const cells = used.map((i) => row[i] ?? '');
    if (isBlank(cells)) continue;
    filas += 1;
    if (filas > MAX_FILAS_IMPORTACION) throw new Refusal('demasiadasFilas', { max: MAX_FILAS_IMPORTACION });
    tally.add(cells);
    categories.add(cells);
    pending.push(cells);
    for (const cell of cells) characters += cell.length;
    if (pending.length < ROWS_AT_ONCE && characters < CHARACTERS_AT_ONCE) continue;
    yield pending;
    [pending, characters] = [[], 0];
  }
  if (pending.length) yield pending;
  if (!filas) throw new Refusal('ficheroVacio');
  return {
    origen: table.origen,
    cabecera,
    columnas: [...tally.result(), ...(table.sobra ?? []).map((one) => ({ ...one, veces: 0 }))],
    filas,
    categorias: categories.result(),
    adjuntos: table.adjuntos ?? [],
    ...(table.faltan && { faltan: table.faltan }),
    ...(table.hojas && table.hojas.length > 1 && { hojas: table.hojas, hoja: table.hoja ?? '' }),
  };
}
